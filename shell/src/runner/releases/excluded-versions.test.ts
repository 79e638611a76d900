import { readExcludedVersions } from './excluded-versions';
import { releaseOf, withFallback } from './testing/releases';

const release = releaseOf({
  shell: withFallback('7', '6'),
  'mfe-home': withFallback('2', '1'),
  'mfe-legal': '3',
});
const avoided = (value: string) => readExcludedVersions(`huoban_avoid=${value}`, release);

describe('readExcludedVersions', () => {
  it('accepts only pinned versions with a fallback', () => {
    expect(avoided('mfe-home@2')).toEqual(['mfe-home@2']);
    expect(avoided('mfe-home@2|shell@7')).toEqual(['shell@7', 'mfe-home@2']);
  });

  it.each([
    ['a version without a fallback', 'mfe-legal@3'],
    ['a version that the release does not pin', 'mfe-home@9'],
    ['the fallback itself', 'mfe-home@1'],
    ['anything else', '__proto__|constructor|@|%00'],
    ['nothing', ''],
  ])('believes nothing about %s', (_, value) => expect(avoided(value)).toEqual([]));

  it('returns nothing without the cookie', () => {
    expect(readExcludedVersions(undefined, release)).toEqual([]);
  });
});
