import { localStore } from '../storage/safe-storage';

const KEY = 'web-id';
const DECIMAL = /^\d{1,19}$/;

/** The visitor's web id, a decimal number of up to 19 digits as text: more bits than a Number keeps. */
export function readStoredWebId(): string | null {
  const kept = localStore.read(KEY);
  return kept !== null && DECIMAL.test(kept) ? kept : null;
}

/** Keeps what the collector named; anything that is no decimal number is not kept. */
export function storeWebId(webId: string): boolean {
  if (!DECIMAL.test(webId)) return false;
  localStore.write(KEY, webId);
  return true;
}

/** A web id of our own, where no collector gives one. */
export function generateWebId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 62 bits with the highest set: always 19 digits, never negative for who reads it as a signed number.
  return ((1n << 62n) | (BigInt(high & 0x3fffffff) << 32n) | BigInt(low)).toString();
}
