type Watch = { look: IntersectionObserverCallback; watching: Element[] };

/** Stands in for the browser's layout: `reach(element)` brings what is watched around it into sight. */
export function mockIntersectionObserver() {
  const watches = new Set<Watch>();
  class Sight implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly watch: Watch;
    constructor(look: IntersectionObserverCallback) {
      this.watch = { look, watching: [] };
      watches.add(this.watch);
    }
    observe(element: Element): void {
      this.watch.watching.push(element);
    }
    unobserve(): void {}
    disconnect(): void {
      watches.delete(this.watch);
    }
    takeRecords(): [] {
      return [];
    }
  }
  window.IntersectionObserver = Sight;
  return {
    reachEnd(): void {
      for (const { look, watching } of [...watches]) {
        const entries = watching.map((target) => ({ target, isIntersecting: true }));
        look(entries as unknown as IntersectionObserverEntry[], new Sight(() => undefined));
      }
    },
  };
}
