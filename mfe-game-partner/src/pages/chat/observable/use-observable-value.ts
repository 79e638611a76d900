import { useSyncExternalStore } from 'react';
import type { ObservableValue } from './observable-value';

/** The value now, and again whenever it changes. */
export const useObservableValue = <Value>({ get, subscribe }: ObservableValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
