import { useEffect, useState } from 'react';
import { runAfterPaint } from './after-paint';
import type { ObservableValue } from './observable-value';

const identity = <Value>(value: Value): Value => value;

/**
 * The selected part of a value. Updates once per paint, so that user input is painted before its consequences; at once in
 * a hidden tab.
 * @param select a stable function
 */
export function useSelectionAfterPaint<Value, Selection>(
  observable: ObservableValue<Value>,
  select: (value: Value) => Selection,
): Selection {
  const [shown, setShown] = useState(() => ({
    source: observable,
    value: select(observable.get()),
  }));
  useEffect(() => {
    let cancel: (() => void) | null = null;
    const update = () => {
      cancel = null;
      const value = select(observable.get());
      setShown((known) =>
        known.source === observable && Object.is(known.value, value)
          ? known
          : { source: observable, value },
      );
    };
    const unsubscribe = observable.subscribe(() => {
      if (document.hidden) update();
      else cancel ??= runAfterPaint(update);
    });
    update();
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [observable, select]);
  return shown.source === observable ? shown.value : select(observable.get());
}

/** The whole value; see `useSelectionAfterPaint`. */
export const useValueAfterPaint = <Value>(observable: ObservableValue<Value>): Value =>
  useSelectionAfterPaint(observable, identity<Value>);
