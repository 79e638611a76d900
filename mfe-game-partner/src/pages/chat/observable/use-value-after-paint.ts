import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint';
import type { ObservableValue } from './observable-value';

const identity = <Value>(value: Value): Value => value;

/**
 * What `read` makes of the value, and again after that has changed: once for all changes between two paints, so that
 * what is typed or pressed is on screen before what follows from it. A tab in the background follows at once.
 * @param read the same function each time
 */
export function useSelectionAfterPaint<Value, Read>(
  readable: ObservableValue<Value>,
  read: (value: Value) => Read,
): Read {
  const [shown, setShown] = useState(() => ({ of: readable, value: read(readable.get()) }));
  useEffect(() => {
    let callOff: (() => void) | null = null;
    const settle = () => {
      callOff = null;
      const value = read(readable.get());
      setShown((known) =>
        known.of === readable && Object.is(known.value, value) ? known : { of: readable, value },
      );
    };
    const stop = readable.subscribe(() => {
      if (document.hidden) settle();
      else callOff ??= runAfterPaint(settle);
    });
    settle();
    return () => {
      stop();
      callOff?.();
    };
  }, [readable, read]);
  return shown.of === readable ? shown.value : read(readable.get());
}

/** The value, and again after it has settled, as `useSettledReading` says. */
export const useValueAfterPaint = <Value>(readable: ObservableValue<Value>): Value =>
  useSelectionAfterPaint(readable, identity<Value>);
