/** jsdom has no layout and no ResizeObserver, which floating elements need. */
class NothingToObserve implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NothingToObserve;
