import { useSyncExternalStore } from 'react';
import type { ObservableValue } from './observable-value';

/** The current value; re-renders on every change. */
export const useObservableValue = <Value>({ get, subscribe }: ObservableValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
