Process.ignoreClosedPipes()
Process.end(CommandLineRun.run(Process.arguments))
