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
