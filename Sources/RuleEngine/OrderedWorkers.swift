#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs numbered jobs on several threads and hands their results over in the order of their numbers.
///
/// So the output is the same with any number of threads, and begins before the last job is done. No thread runs further
/// ahead than a window, so the results that wait stay few.
package enum OrderedWorkers {
  /// Jobs that may be begun before the first that is not handed over yet.
  private static let window = 128

  /// Runs the jobs `0..<count`.
  ///
  /// - Parameters:
  ///   - count: How many jobs there are.
  ///   - threads: How many run at once; one runs on the calling thread; `nil`: as many as there are processors.
  ///   - makeWorker: Makes what runs jobs; called once on each thread.
  ///   - deliver: Takes the results, in order, on the calling thread, and returns whether to go on.
  package static func run<Output: Sendable>(
    count: Int, threads: Int?, makeWorker: @escaping @Sendable () -> (Int) -> Output, deliver: (Output) -> Bool
  ) {
    let threads = threads ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    guard min(threads, count) > 1 else {
      let worker = makeWorker()
      for index in 0..<count where !deliver(worker(index)) { return }
      return
    }
    let queue = Queue<Output>(count: count, window: window)
    let handles = (0..<min(threads, count)).map { _ in
      Thread {
        let worker = makeWorker()
        while let index = queue.takeJob() { queue.finish(index, worker(index)) }
      }
    }
    while let output = queue.takeResult() {
      if !deliver(output) { queue.stop() }
    }
    for handle in handles { handle.join() }
  }

  /// The jobs not begun and the results not handed over, shared by all threads.
  private final class Queue<Output: Sendable>: @unchecked Sendable {
    private var count: Int
    private let window: Int
    private var begun = 0
    private var delivered = 0
    private var results: [Int: Output] = [:]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(count: Int, window: Int) {
      self.count = count
      self.window = window
      pthread_mutex_init(lock, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      pthread_mutex_destroy(lock)
      change.deallocate()
      lock.deallocate()
    }

    /// Begins no more jobs, and hands over no more results.
    func stop() {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      count = 0
      pthread_cond_broadcast(change)
    }

    /// The number of the next job; waits while the window is full; `nil` when all are begun.
    func takeJob() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      while begun < count, begun >= delivered + window { pthread_cond_wait(change, lock) }
      guard begun < count else { return nil }
      begun += 1
      return begun - 1
    }

    /// Adds the result of a job.
    func finish(_ index: Int, _ output: Output) {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      results[index] = output
      if index == delivered { pthread_cond_broadcast(change) }
    }

    /// The next result in order; waits for it; `nil` when all were taken.
    func takeResult() -> Output? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard delivered < count else { return nil }
      while true {
        if let output = results.removeValue(forKey: delivered) {
          delivered += 1
          if delivered % (window / 4) == 0 { pthread_cond_broadcast(change) }
          return output
        }
        pthread_cond_wait(change, lock)
      }
    }
  }

  /// A thread that runs a closure.
  private struct Thread {
    #if canImport(Darwin)
      private var handle: pthread_t?
    #else
      private var handle = pthread_t()
    #endif
    private let isRunning: Bool

    init(_ body: @escaping @Sendable () -> Void) {
      let box = Unmanaged.passRetained(Body(body))
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      // Expressions nest, and a rule may come from anywhere: as much stack as the main thread has.
      pthread_attr_setstacksize(&attributes, 8 << 20)
      defer { pthread_attr_destroy(&attributes) }
      isRunning =
        pthread_create(&handle, &attributes, { Body.run($0) }, box.toOpaque()) == 0
      if !isRunning { box.takeRetainedValue().run() }
    }

    func join() {
      guard isRunning else { return }
      #if canImport(Darwin)
        if let handle { pthread_join(handle, nil) }
      #else
        pthread_join(handle, nil)
      #endif
    }
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
      return nil
    }
  }
}
