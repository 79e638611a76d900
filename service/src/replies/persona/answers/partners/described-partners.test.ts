import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from '../../testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});
const last = async (language: Language, lines: string[]): Promise<string> =>
  (await converse({ partner: 'remi', language, lines })).at(-1) ?? '';

describe('a partner asked for by trait or work', () => {
  it.each<[Language, string, RegExp]>([
    ['zh', '怕鬼，谁能陪我壮胆', /阿烛|不是狼|呼博士|静电|雪野|约好/u],
    ['en', 'which of you is the sarcastic librarian', /Overdue/u],
    ['en', 'my sister is into rhythm stuff, who should she talk to', /Rimshot/u],
    ['en', 'tell me about that sea captain lady', /Brine/u],
    ['ja', '口の悪い図書館の人って誰？', /延滞さん/u],
  ])('is named (%s: %s)', async (language, line, name) => {
    expect(await last(language, [line])).toMatch(name);
  });
});

describe('a question about what the visitor has told', () => {
  it.each<[Language, string[], RegExp[]]>([
    ['zh', ['我叫阿成，修车的', '考考你，我干哪一行，叫啥来着'], [/阿成/u, /修车/u]],
    ['zh', ['我对花生过敏', '我吃不得什么来着'], [/花生/u]],
    [
      'en',
      ["I'm Nora btw, I play on a Switch", 'my name, and what do I play on?'],
      [/Nora/u, /Switch/u],
    ],
    [
      'en',
      ['we keep two hens, Olive and Mabel', "bet you forgot what they're called"],
      [/Olive and Mabel/u],
    ],
    ['ja', ['虫が出るやつだけは勘弁な', 'おれの苦手なもの、なんだっけ'], [/虫/u]],
  ])('is answered with every fact (%s: %s)', async (language, lines, facts) => {
    const reply = await last(language, lines);
    for (const fact of facts) expect(reply).toMatch(fact);
  });
});
