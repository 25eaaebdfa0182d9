Process.ignoreClosedPipes()
Process.end(CommandLineRun.run(Array(CommandLine.arguments.dropFirst())))
