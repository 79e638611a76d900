import { useSyncExternalStore } from 'react';
import type { Readable } from './conversation/cell';

/** The value now, and again whenever it changes. */
export const useReadable = <Value>({ get, subscribe }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
