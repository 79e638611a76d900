import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply, gamesIn } = createTalkSuite();

describe('another game', () => {
  it.each<TalkCase>([
    ['zh', ['给我推荐个睡前玩的', '这个我玩过了'], /./u],
    ['en', ['recommend a racing game', 'not that one'], /./u],
    ['en', ['tell me about Haggle!', 'something to play with my kid, she is 5'], /for .*player/u],
  ])('is offered for what declines one or asks for one (%s): %j', async (language, lines, said) => {
    const reply = await lastReply({ partner: 'captain-brine', language, lines });
    expect(reply).toMatch(said);
    expect(gamesIn(reply, language).length).toBeGreaterThan(0);
  });
});
