const REDACTIONS: [pattern: RegExp, mask: string][] = [
  // Providers put phone number and code into the query of a URL.
  [/(\?)[^\s"'<>]*=[^\s"'<>]*/g, '$1[query]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w.-])[\w-]{40,}(?:\.[\w-]{20,})*(?![\w/])/g, '[token]'],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d{9}(?!\d)/g, '[phone]'],
  [/\b((?:\w*_)?code["']?\s*[:=]\s*["']?)\d{4,8}\b/gi, '$1[code]'],
  [/\b((?:\w*_)?(?:password|secret|token)["']?\s*[:=]\s*["']?)[^\s",}]+/gi, '$1[secret]'],
];

/**
 * Replaces what looks like a phone number, code, token, secret or URL query. A safeguard, because error messages of
 * libraries may repeat their input.
 */
export const redactSecrets = (text: string): string =>
  REDACTIONS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
