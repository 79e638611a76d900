import { foldText } from '../fold-text';
import { withUsualKanji } from './kana-words';
import { readFocus } from '../focus';
import { withUsualSpelling } from './spellings';
import { isQuestion } from '../question';
import { readTerms } from '../terms';

describe('Japanese words in kana', () => {
  it.each([
    ['かぎはどこにある', '鍵はどこにある'],
    ['てきをたおしたら', '敵を倒したら'],
    ['荷物がこわれた', '荷物が壊れた'],
    ['ゆきでとまる', '雪で止まる'],
  ])('are the same as in their usual spelling: %s', (kana, usual) => {
    expect(foldText(kana, 'ja')).toBe(foldText(usual, 'ja'));
  });

  it.each(['きつつき', 'このあいだの話', '次によればいい', '待ちかねた', 'さくら'])(
    'are not found inside of others: %s',
    (text) => {
      expect(withUsualKanji(text)).toBe(text);
    },
  );

  it('are terms of a question like those in Han characters', () => {
    const terms = readTerms('かぎはどうこわすの', [], 'ja', () => []);
    expect(terms.map(({ text, weight }) => [text, weight])).toEqual([
      ['键', 0.7],
      ['坏', 0.7],
    ]);
  });
});

describe('a Japanese counter that a question asks for', () => {
  it('is no part of the next word', () => {
    const terms = readTerms('何回奪ったの', [], 'ja', () => []);
    expect(terms.map(({ text }) => text)).toEqual(['夺']);
  });

  it.each([
    ['何隻くるの', '隻'],
    ['スポンサーは何社', '社'],
    ['なん種類ある', '種類'],
  ])('is the unit of the answer: %s', (text, unit) => {
    expect(readFocus(text, 'ja')).toEqual({ kind: 'number', unit });
  });
});

describe('a casual Japanese spelling', () => {
  it.each([
    ['塩ってどんくらい', '塩ってどのくらい'],
    ['負けたらどうなんの？', '負けたらどうなるの？'],
    ['誰に報告すんの', '誰に報告するの'],
    ['昼はしゃべんないの？', '昼はしゃべらないの？'],
    ['答え教えてくんない？', '答え教えてくれない？'],
    ['階段なん段ある', '階段何段ある'],
    ['審判てだれ', '審判ってだれ'],
    ['ぜんぶ配らなきゃだめ', 'ぜんぶ配らなければだめ'],
  ])('is read as the usual one: %s', (casual, usual) => {
    expect(withUsualSpelling(casual, 'ja')).toBe(usual);
  });

  it.each(['たおしたらなにくれる', 'どれだけ待つ', 'なんの部屋'])(
    'asks without a question mark: %s',
    (text) => {
      expect(isQuestion({ text })).toBe(true);
    },
  );
});
