import type { KnownName } from './name-entries';
import { createSimilarNames } from './similar-names';

const TITLES: Omit<KnownName<string>, 'value'>[] = [
  { text: '应声岭' },
  { text: '鲸鱼乐团' },
  { text: '深海旅馆', spellings: ['海底旅馆'] },
  { text: '提灯鹿', spellings: ['ちょうちんじか'] },
  { text: '幻の時刻表', spellings: ['まぼろしのじこくひょう'] },
  { text: '眠らない区', spellings: ['ねむらないく'] },
  { text: 'ゆっくり軌道' },
  { text: 'スパイス拍子', spellings: ['すぱいすびょうし'] },
  { text: 'ネオンと雨傘', spellings: ['ネオンとあまがさ'] },
  { text: '鐘の下', spellings: ['かねのした'] },
  { text: '延滞', spellings: ['えんたい'] },
  { text: 'ベルベット・エイペックス' },
  { text: 'Bathysphere Inn' },
  { text: 'Ghost Timetable' },
  { text: 'Granite and Broom' },
  { text: 'Debris Derby' },
];

const find = createSimilarNames(
  TITLES.map((title): KnownName<string> => ({ ...title, value: title.text, isTitle: true })),
);

it.each([
  ['a nasal that many do not distinguish', '因声岭吓人吗', '应声岭'],
  ['another reading of a character', '鲸鱼月团有手机版吗', '鲸鱼乐团'],
  ['one wrong character of four', '鲸鱼家团有手机版吗', '鲸鱼乐团'],
  ['a word within the title', '海底那个旅馆谁做的', '深海旅馆'],
  ['a part in kana', 'ちょうちん鹿は誰が作ったの', '提灯鹿'],
  ['a part in kana and a wrong character', 'まぼろしの時告表はいつ出た', '幻の時刻表'],
  ['neighbours in the wrong order', 'ゆくっり軌道はいつ出た', 'ゆっくり軌道'],
  ['other kanji of its sound', 'すぱいす表紙 なにげーすか', 'スパイス拍子'],
  ['other kanji of a short title', '金の下ってゲームいつの', '鐘の下'],
  ['a kana and a kanji that look like its own', 'ネオソと雨笠だれが作った', 'ネオンと雨傘'],
  [
    'kana that are left out and exchanged',
    'ベルベトエイペクッスは何年もの',
    'ベルベット・エイペックス',
  ],
  ['kanji that only sound like a short title', '円対ユーロの相場はどう', undefined],
  ['the sound of English words', 'who made bathisfere in', 'Bathysphere Inn'],
  ['words that are divided otherwise', 'is bathi sfere in scary', 'Bathysphere Inn'],
  ['the sound of a short “and”', 'granit n brume wot year', 'Granite and Broom'],
  ['nearly the sound of its words', 'debree darby, how many can play', 'Debris Derby'],
  ['a mistake in each word', 'gost timetabel platforms', 'Ghost Timetable'],
  ['words of everyday talk', 'what would you do in my place', undefined],
  ['the kana of another word', '眠くないくらい元気', undefined],
])('finds a title by %s', (_, message, title) => {
  expect(find(message)?.value).toBe(title);
});
