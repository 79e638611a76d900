const REDACTIONS: [pattern: RegExp, mask: string][] = [
  // The query of an address: providers put number and code there.
  [/(\?)[^\s"'<>]*=[^\s"'<>]*/g, '$1[query]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w.-])[\w-]{40,}(?:\.[\w-]{20,})*(?![\w/])/g, '[token]'],
  [/(?<!\d)(?:\+?86[- ]?)?1[3-9]\d{9}(?!\d)/g, '[phone]'],
  [/\b((?:\w*_)?code["']?\s*[:=]\s*["']?)\d{4,8}\b/gi, '$1[code]'],
  [/\b((?:\w*_)?(?:password|secret|token)["']?\s*[:=]\s*["']?)[^\s",}]+/gi, '$1[secret]'],
];

/**
 * A text without what looks like a phone number, a code, a token or the query of an address. The last line of defence:
 * messages of engines and libraries repeat what they were given.
 */
export const redactSecrets = (text: string): string =>
  REDACTIONS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text);
