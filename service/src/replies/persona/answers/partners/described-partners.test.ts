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
    ['zh', '总差一点点那个教练叫啥', /韩不准/u],
    ['zh', '那只狐狸做买卖的能信吗', /从不骗人/u],
    ['zh', '冰壶我一窍不通，该找谁带', /雪野/u],
    ['en', "there was this dragon landlady, what's her name again", /Madam Ember/u],
    ['en', 'i want somebody gloomy and clever who solves cases', /Wei Rain/u],
    ['en', 'is foxley honest', /never lies/u],
    ['ja', 'カーリングやってるクールな子いたよね、名前が出てこない', /雪野/u],
    ['ja', 'あの狐の商人、信じて平気？', /コン吉/u],
    ['ja', '郵便局のヤギの子、なんて名前だっけ', /がんこメェ/u],
  ])('is named (%s: %s)', async (language, line, name) => {
    expect(await last(language, [line])).toMatch(name);
  });
});

describe('a question about the world of the partner', () => {
  it.each<[string, Language, string, RegExp]>([
    [
      'uncle-token',
      'en',
      'how many arcade cabinets did you drag home in the end?',
      /thirty-seven/u,
    ],
    ['nap', 'en', 'aw whats your kitty called', /Alarm/u],
    ['nap', 'zh', '你怀里那只猫叫啥', /闹钟/u],
    ['madam-ember', 'en', "who's renting your fourth storey these days", /fourth floor/u],
  ])('is answered from its card (%s, %s: %s)', async (partner, language, line, fact) => {
    expect((await converse({ partner, language, lines: [line] })).at(-1)).toMatch(fact);
  });

  it('is not answered when it doubts that the partner is real', async () => {
    const lines = ['小朋友你真有十岁吗'];
    const [reply] = await converse({ partner: 'little-brick', language: 'zh', lines });
    expect(reply).toMatch(/AI/u);
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
    ['zh', ['下周一我去面包店入职', '我哪天上班去着'], [/下周一/u]],
    ['zh', ['我家鹦鹉叫饼干', '抢答：我的鸟叫啥'], [/饼干/u]],
    ['zh', ['喊我小乔就行', '你该怎么叫我'], [/小乔/u]],
    ['zh', ['我对芒果过敏', '同事请我尝杨枝甘露，我能喝不'], [/芒果过敏/u]],
    [
      'en',
      ["my sister's getting married on may 4th", "ugh brain. when's the wedding?"],
      [/may 4th/u],
    ],
    ['en', ["i can't stand spiders", 'is there a creature i said i hate?'], [/spiders/u]],
    ['en', ["i'm coeliac, no gluten", 'would a slice of baguette be ok for me?'], [/coeliac/u]],
    ['ja', ['木曜に健診なんです', '健診て何曜だったっけ'], [/木曜/u]],
    ['ja', ['乳糖不耐症なんだよね', 'ラテ飲んでも大丈夫かな'], [/乳糖不耐症/u]],
    ['ja', ['虫が出るやつだけは勘弁な', 'おれの苦手なもの、なんだっけ'], [/虫/u]],
  ])('is answered with every fact (%s: %s)', async (language, lines, facts) => {
    const reply = await last(language, lines);
    for (const fact of facts) expect(reply).toMatch(fact);
  });
});
