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

export const invalidText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...INVALID_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
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
