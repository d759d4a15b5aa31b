/** The test's browser lays nothing out, and has no observer of sizes, which whatever floats beside its button asks for. */
class NothingToObserve implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingToObserve;
