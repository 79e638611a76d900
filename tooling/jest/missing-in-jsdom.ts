// jsdom has no layout: these do nothing, or return the values of a wide window.

class NeverObserves {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const MOCKS: Record<string, unknown> = {
  IntersectionObserver: NeverObserves,
  ResizeObserver: NeverObserves,
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  scrollTo() {},
};

for (const [name, value] of Object.entries(MOCKS)) {
  Object.defineProperty(window, name, { configurable: true, writable: true, value });
}
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

// jsdom lacks the methods of <dialog>.
HTMLDialogElement.prototype.show = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
};
