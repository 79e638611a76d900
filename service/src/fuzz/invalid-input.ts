import fc from 'fast-check';

/** Texts that are known to break services. */
const INVALID_TEXTS = [
  '',
  ' ',
  "' or '1'='1",
  "'; drop table games; --",
  "1' union select token_hash from sessions --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '%00',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff x',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(100),
  'x'.repeat(10_000),
  '的'.repeat(3_000),
  "'|&!:*\\<->",
  '%zz',
  'NaN',
  '1e309',
  '-0',
  '0x10',
  '99999999999999999999',
  'null',
  'true',
  '\r\nset-cookie: a=b',
];

const EDGE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e21,
  -1e21,
  5e-324,
  2 ** 31,
  2 ** 53,
  Number.MAX_VALUE,
  1001,
  61,
  24,
];

/** Names of built-in properties and other unusual field names. */
export const INVALID_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  '$where',
  'a\0b',
  'x'.repeat(500),
  '名字',
  '<b>',
];

/** One of some inputs; each is given with how often it comes up. */
export const weighted = <Value>(
  ...inputs: (readonly [weight: number, input: fc.Arbitrary<Value>])[]
): fc.Arbitrary<Value> => fc.oneof(...inputs.map(([weight, arbitrary]) => ({ weight, arbitrary })));

// A lone surrogate cannot be URL-encoded; it becomes U+FFFD.
export const encodeText = (text: string): string =>
  encodeURIComponent(Buffer.from(text).toString());

/** `fc.string` with the unit `binary` gives the same, but prepares it for seconds. */
const codePoints = fc.array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 120 });

export const invalidText = weighted(
  [3, fc.constantFrom(...INVALID_TEXTS)],
  [1, codePoints.map((points) => String.fromCodePoint(...points))],
  [1, fc.string({ unit: 'grapheme', maxLength: 120 })],
);

export const invalidValue: fc.Arbitrary<unknown> = fc.oneof(
  invalidText,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { a: { b: [1] } }, ...EDGE_NUMBERS),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.oneof(invalidText, fc.integer()), { maxLength: 4 }),
  fc.dictionary(fc.constantFrom(...INVALID_NAMES), invalidText, { maxKeys: 3 }),
);

/** Header values that HTTP allows. */
export const headerText = fc.oneof(
  fc.constantFrom('en', 'ja;q=0.5, zh', '*', ';;;,,,', 'en;q=nan', 'x'.repeat(4_000), '%00', '{}'),
  fc.stringMatching(/^[\x20-\x7e\xa0-\xff]{0,60}$/),
);
