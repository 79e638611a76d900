import { sha256 } from './sha256';

const cache = new Map<string, string>();

/**
 * Numeric device id: the low 53 bits of the SHA-256 of the user agent without non-word characters, as decimal text for
 * a header.
 */
export function deviceIdentifier(userAgent: string): string {
  const cached = cache.get(userAgent);
  if (cached) return cached;
  const words = sha256(userAgent.replace(/\W/g, ''));
  // BigInt, because bitwise operators on numbers truncate to 32 bits.
  const low = (BigInt(words[6] ?? 0) << 32n) | BigInt(words[7] ?? 0);
  const identifier = (low & BigInt(Number.MAX_SAFE_INTEGER)).toString();
  cache.set(userAgent, identifier);
  return identifier;
}
