import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from './testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});

const UNKNOWN = /不知道|不清楚|没写|don[’']t know|知らない|分から/u;

it.each<[Language, string, string, string, RegExp]>([
  ['zh', 'lu-san', '应声岭好玩吗', '恐怖吗', /恐怖、冒险/u],
  ['zh', 'lu-san', '应声岭好玩吗', '会不会太吓人', /^(?!.*(?:不算|不太是|倒不是)).*恐怖/u],
  ['zh', 'lu-san', '应声岭好玩吗', '难不难', /难度/u],
  ['zh', 'lu-san', '应声岭好玩吗', '多久能打完', UNKNOWN],
  ['zh', 'nap', '枕头角斗场讲什么的', '多少钱', UNKNOWN],
  ['en', 'remi', 'tell me about Obsidian Hours', 'is it scary?', /Shooter and Action/u],
  ['en', 'remi', 'tell me about Obsidian Hours', 'is it free?', UNKNOWN],
  ['en', 'remi', 'tell me about Obsidian Hours', 'does it run on a Mac?', /Mac.*PC, PlayStation/u],
  ['en', 'remi', 'tell me about Obsidian Hours', 'how long does it take to beat?', UNKNOWN],
  ['ja', 'lotl', 'クジラ楽団って何すんの', '怖い？', /リズムゲーム/u],
  ['ja', 'lotl', 'クジラ楽団って何すんの', '一回どのくらいかかる？', /12分/u],
  ['ja', 'lotl', 'クジラ楽団って何すんの', '難しい？', UNKNOWN],
  ['ja', 'lotl', 'クジラ楽団って何すんの', 'いくら？', UNKNOWN],
  ['ja', 'hanabi', '十二祭の島ってどんなゲーム？', '主人公は何をしてる人？', /弟子/u],
  ['ja', 'hanabi', '十二祭の島ってどんなゲーム？', '何年のやつだったっけ', /2026/u],
  ['ja', 'static', '白い電波って怖い？', 'どこが舞台なの？', /極地/u],
  ['ja', 'tobi', '屋根走りの速達便って面白い？', '初心者はどの荷物がいい？', /風船/u],
  ['zh', 'lu-san', '应声岭好玩吗', '和黑曜时刻比哪个更吓人', /《应声岭》，恐怖/u],
  [
    'en',
    'velour',
    'tell me about Sandgear',
    'is it better than Debris Derby?',
    /Sandgear.*Debris/u,
  ],
])(
  '%s, %s: after “%s”, “%s” is about that game',
  async (language, partner, first, next, expected) => {
    const [, reply] = await converse({ partner, language, lines: [first, next] });
    expect(reply).toMatch(expected);
  },
);

it('a price that the site has is no property of a game', async () => {
  const [, reply] = await converse({
    partner: 'nap',
    language: 'en',
    lines: ['tell me about Woodknock', 'how much is the membership?'],
  });
  expect(reply).not.toContain('Woodknock');
});
