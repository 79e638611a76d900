/** An observable value, compatible with `useSyncExternalStore`. */
export interface ObservableValue<Value> {
  get: () => Value;
  /** @returns unsubscribe */
  subscribe: (listener: () => void) => () => void;
}

export interface WritableValue<Value> extends ObservableValue<Value> {
  set: (value: Value) => void;
}

/** Creates an observable value. Setting the same value again does not notify listeners. */
export function createObservableValue<Value>(initial: Value): WritableValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
