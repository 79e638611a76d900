import { localStore } from '../storage/safe-storage';

const KEY = 'web-id';
const DECIMAL = /^\d{1,19}$/;

/** The visitor's web id: a decimal number of up to 19 digits as text, because it exceeds the safe integer range. */
export function readStoredWebId(): string | null {
  const stored = localStore.read(KEY);
  return stored !== null && DECIMAL.test(stored) ? stored : null;
}

/** Stores a web id. Returns false, without storing it, when it is not a decimal number. */
export function storeWebId(webId: string): boolean {
  if (!DECIMAL.test(webId)) return false;
  localStore.write(KEY, webId);
  return true;
}

/** Generates a web id, for sites without a collector. */
export function generateWebId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 62 bits with the highest bit set: always 19 digits, and positive as a signed 64-bit integer.
  return ((1n << 62n) | (BigInt(high & 0x3fffffff) << 32n) | BigInt(low)).toString();
}
