import { createHash } from 'node:crypto';
import { deviceIdentifier } from './device-identifier';
import { sha256 } from './sha256';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const hex = (text: string) =>
  [...sha256(text)].map((word) => word.toString(16).padStart(8, '0')).join('');

describe('sha256', () => {
  it.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'a'.repeat(1000), '伙伴'])(
    'agrees with the platform for %p',
    (text) => {
      expect(hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

describe('deviceIdentifier', () => {
  it('keeps the low 53 bits of the hash as decimal text', () => {
    expect(deviceIdentifier(CHROME)).toBe('1546453708095220');
  });

  it('ignores characters that are not word characters', () => {
    expect(deviceIdentifier('a b/c;(d)')).toBe(deviceIdentifier('abcd'));
  });

  it('stays a safe integer', () => {
    for (let i = 0; i < 50; i += 1) {
      expect(Number.isSafeInteger(Number(deviceIdentifier(`agent ${i}`)))).toBe(true);
    }
  });
});
