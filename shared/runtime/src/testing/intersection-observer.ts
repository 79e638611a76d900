interface Observation {
  callback: IntersectionObserverCallback;
  elements: Element[];
}

/** Replaces `IntersectionObserver`, which jsdom lacks. `reachEnd()` reports all observed elements as intersecting. */
export function mockIntersectionObserver() {
  const observations = new Set<Observation>();
  class FakeIntersectionObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly observation: Observation;
    constructor(callback: IntersectionObserverCallback) {
      this.observation = { callback, elements: [] };
      observations.add(this.observation);
    }
    observe(element: Element): void {
      this.observation.elements.push(element);
    }
    unobserve(): void {}
    disconnect(): void {
      observations.delete(this.observation);
    }
    takeRecords(): [] {
      return [];
    }
  }
  window.IntersectionObserver = FakeIntersectionObserver;
  return {
    reachEnd(): void {
      for (const { callback, elements } of [...observations]) {
        const entries = elements.map((target) => ({ target, isIntersecting: true }));
        callback(
          entries as unknown as IntersectionObserverEntry[],
          new FakeIntersectionObserver(() => undefined),
        );
      }
    },
  };
}
