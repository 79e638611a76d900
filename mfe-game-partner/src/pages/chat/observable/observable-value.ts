/** A value that can be followed, in the shape that `useSyncExternalStore` wants. */
export interface ObservableValue<Value> {
  get: () => Value;
  /** @returns how to stop */
  subscribe: (listener: () => void) => () => void;
}

export interface WritableValue<Value> extends ObservableValue<Value> {
  set: (value: Value) => void;
}

/** A cell with a first value; setting the same value again tells nobody. */
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
