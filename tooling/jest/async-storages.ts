import hooks from 'node:async_hooks';

const { AsyncLocalStorage } = hooks;
const used = new Set<hooks.AsyncLocalStorage<unknown>>();

// Jest creates such an object for every test file and never disables it. All objects are updated for every promise.
hooks.AsyncLocalStorage = class<T> extends AsyncLocalStorage<T> {
  constructor() {
    super();
    used.add(this);
  }
};

/** Disables all `AsyncLocalStorage` objects that were created so far. One that runs again is enabled by that. */
export function disableAsyncStorages(): void {
  for (const storage of used) storage.disable();
  used.clear();
}
