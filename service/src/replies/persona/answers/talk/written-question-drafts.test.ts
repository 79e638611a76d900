import type { Language } from '@huoban/contracts';
import { shippedPersona } from '../../testing/create-test-persona';

describe('a message in a talk about a game', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['讲讲《管家起义》', '早上第一件事该做啥'], /银器/u],
    ['en', ['tell me about Cloudstair', 'I get scared of heights'], /don’t look down/u],
    ['en', ['tell me about Landlord Dragon', 'how do tenants get a discount'], /tenth off/u],
    ['ja', ['『執事たちの反乱』について教えて', '銀器は毎朝いくつ磨くの'], /銀器を三/u],
  ])(
    'is answered by the only sentence whose questions it resembles, not as small talk (%s): %j',
    async (language, lines, answer) => {
      const { converse } = await shippedPersona();
      expect((await converse({ partner: 'remi', language, lines })).at(-1)).toMatch(answer);
    },
  );

  it.each<[Language, string[], RegExp]>([
    ['zh', ['讲讲《管家起义》', '我今天好难过'], /银器|园丁/u],
    ['en', ['tell me about Cloudstair', 'I feel so lonely tonight'], /Cloudstair/u],
    ['ja', ['『執事たちの反乱』について教えて', '今日はつらかった'], /執事たちの反乱/u],
  ])('about the visitor is no question about the game (%s): %j', async (language, lines, game) => {
    const { converse } = await shippedPersona();
    expect((await converse({ partner: 'remi', language, lines })).at(-1)).not.toMatch(game);
  });
});

describe('a question that names no game', () => {
  it.each<[string, Language, string, RegExp]>([
    ['lotl', 'ja', '泣きやまないお客どうすれば', /塩抜き/u],
    ['keeper-seven', 'ja', '七つの灯って誰のだったの', /森の誰か/u],
    ['hanabi', 'ja', '六月の祭り、煙で見えないんだけど', /青い布|揺れ|梅/u],
    ['nine-aces', 'zh', '怎么让对方的机器人叛变', /镜|机器人/u],
  ])(
    'is answered by what is written about a game of the partner or a person (%s, %s): %s',
    async (partner, language, line, answer) => {
      const { converse } = await shippedPersona();
      const [reply] = await converse({ partner, language, lines: [line] });
      expect(reply).toMatch(answer);
    },
  );

  it.each<[string, Language, string]>([
    ['little-brick', 'zh', '那塞尔达第一个神庙怎么过'],
    ['hanabi', 'ja', '明日ビットコイン上がるかな'],
  ])('about something else is not (%s, %s): %s', async (partner, language, line) => {
    const { converse } = await shippedPersona();
    const [reply] = await converse({ partner, language, lines: [line] });
    expect(reply).toMatch(/不知道|知らない/u);
  });
});
