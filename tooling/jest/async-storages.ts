import hooks from 'node:async_hooks';

const { AsyncLocalStorage } = hooks;
const used = new Set<ReleasingStorage<unknown>>();

interface Holder<T> {
  store?: T;
}

/** Storage whose values can be released although resources that live on, such as the DNS resolver, refer to them. */
class ReleasingStorage<T> extends AsyncLocalStorage<T> {
  private holders: Holder<T>[] = [];

  constructor() {
    super();
    used.add(this);
  }

  // Node calls these two methods for all others.
  override enterWith(store: T): void {
    super.enterWith(this.hold(store));
  }

  override run<R, A extends unknown[]>(store: T, callback: (...values: A) => R, ...values: A): R {
    return super.run(this.hold(store), callback, ...values);
  }

  override getStore(): T | undefined {
    return (super.getStore() as Holder<T> | undefined)?.store;
  }

  release(): void {
    for (const holder of this.holders) delete holder.store;
    this.holders = [];
    this.disable();
  }

  private hold(store: T): T {
    const holder: Holder<T> = { store };
    this.holders.push(holder);
    return holder as T;
  }
}

// Jest creates such an object for every test file and never disables it. All objects are updated for every promise.
hooks.AsyncLocalStorage = ReleasingStorage;

/** Disables all `AsyncLocalStorage` objects that were created so far. One that runs again is enabled by that. */
export function disableAsyncStorages(): void {
  for (const storage of used) storage.release();
  used.clear();
}
