import { sha256 } from './sha256';

const known = new Map<string, string>();

/**
 * Numeric id of the device: SHA-256 of the user agent without non-word characters, of which the low 53 bits are kept
 * (the mask is the largest safe integer). Decimal text, because it travels in a header.
 */
export function deviceIdentifier(userAgent: string): string {
  const cached = known.get(userAgent);
  if (cached) return cached;
  const words = sha256(userAgent.replace(/\W/g, ''));
  // Bitwise operators on Numbers would cut to 32 bits.
  const low = (BigInt(words[6] ?? 0) << 32n) | BigInt(words[7] ?? 0);
  const identifier = (low & BigInt(Number.MAX_SAFE_INTEGER)).toString();
  known.set(userAgent, identifier);
  return identifier;
}
