import { mixedSpellings, wordsInKana } from './japanese-readings';

it('writes a part of the kanji in kana', () => {
  expect(mixedSpellings('提灯鹿', 'ちょうちんじか')).toContain('ちょうちん鹿');
  expect(wordsInKana('幻の時刻表', 'まぼろしのじこくひょう')).toEqual([
    'まぼろしの時刻表',
    '幻のじこくひょう',
  ]);
});

it('has no spellings for a reading of another name', () => {
  expect(mixedSpellings('深海の宿', 'しんかいやど')).toEqual([]);
});
