import { foldForSearch } from './fold';
import { readingsOf } from './readings';
import { createSpellingIndex, deletionsOf, differsByOneTypo } from './spelling';

describe('foldForSearch', () => {
  it.each([
    ['說謊地圖', '说谎地图'],
    ['うそつき地図', 'うそつき地图'],
    ['龍房東', '竜房東'],
    ['カモメ 鴎', 'かもめ 鷗'],
  ])('makes %s equal to %s', (one, other) => {
    expect(foldForSearch(one)).toBe(foldForSearch(other));
  });
});

describe('readingsOf', () => {
  it('reads Han as pinyin and initials from each character on', () => {
    expect(readingsOf('枕头大战')).toEqual(
      expect.arrayContaining([
        { text: '枕头大战', latin: 'zhentoudazhan' },
        { text: '枕头大战', latin: 'ztdz' },
        { text: '大战', latin: 'dazhan' },
        { text: '大战', latin: 'dz' },
      ]),
    );
  });

  it.each([
    ['角斗', 'juedou'],
    ['角斗', 'jiaodou'],
    ['乐团', 'yuetuan'],
    ['乐团', 'letuan'],
    ['旅馆', 'lvguan'],
    ['旅馆', 'luguan'],
  ])('reads %s as %s', (text, latin) => {
    expect(readingsOf(text)).toContainEqual({ text, latin });
  });

  it('reads kana as romaji, and nothing of other scripts', () => {
    expect(readingsOf(foldForSearch('かたつむりはい'))).toEqual([
      { text: 'かたつむりはい', latin: 'katatsumurihai' },
    ]);
    expect(readingsOf('star lamp')).toEqual([]);
  });
});

describe('differsByOneTypo', () => {
  it.each([
    ['snail', 'snail', true],
    ['snial', 'snail', true],
    ['snal', 'snail', true],
    ['snaill', 'snail', true],
    ['snaol', 'snail', true],
    ['枕头角门场', '枕头角斗场', true],
    ['𠮷野', '吉野', true],
    ['sniap', 'snail', false],
    ['nails', 'snail', false],
  ])('%s and %s: %s', (typed, word, expected) => {
    expect(differsByOneTypo(typed, word)).toBe(expected);
    const shared = deletionsOf(typed).filter((one) => deletionsOf(word).includes(one));
    if (expected) expect(shared).not.toEqual([]);
  });
});

describe('createSpellingIndex', () => {
  const find = createSpellingIndex(['snail', 'snails', 'gull', 'ox', 'かたつむり']);
  it.each([
    ['snail', ['snail']],
    ['snaill', ['snail', 'snails']],
    ['かたつもり', ['かたつむり']],
    ['axe', []],
    ['zzzzz', []],
  ])('%s: %j', (typed, expected) => {
    expect(find(typed)).toEqual(expected);
  });
});
