import type { Language } from '@huoban/contracts';
import { shippedPersona } from '../../testing/create-test-persona';

const reply = async (language: Language, line: string): Promise<string> =>
  (await (await shippedPersona()).converse({ partner: 'rimshot', language, lines: [line] })).at(
    -1,
  ) ?? '';

describe('a request for a game in unusual words', () => {
  it.each<[Language, string, RegExp]>([
    ['zh', '今天就想被吓到腿软 我是ps党', /白色电台|应声岭|逾期/u],
    ['zh', '有没有踩点敲鼓那种 用switch', /鲸鱼乐团|叩木|香料节拍/u],
    ['en', 'brainteasers for the train, android', /Puzzle/u],
    ['ja', '謎解きっていうの？頭ひねるパズルを寝転がってスマホで。', /パズル/u],
    ['ja', 'リズム感ゼロを克服したいの、音ゲーでおすすめ一個くれ。スイッチね', /リズム/u],
  ])('gets fitting games (%s: %s)', async (language, line, fitting) => {
    expect(await reply(language, line)).toMatch(fitting);
  });

  it.each(['had a fight with my girlfriend', "me and my boyfriend haven't spoken for three days"])(
    'is none when it tells of a life: %s',
    async (line) => {
      expect(await reply('en', line)).not.toMatch(/players/u);
    },
  );
});
