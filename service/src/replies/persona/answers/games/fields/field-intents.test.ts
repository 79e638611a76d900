import { createTalkSuite, type TalkCase } from '../../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('how and why', () => {
  it.each<TalkCase>([
    ['zh', ['渴钟两个人玩，水怎么分'], /水囊/u],
    ['zh', ['管家起义我们四个联机，不能打字说话的话咋商量'], /铃/u],
    ['en', ['Why would the Stinkhorn Chamberlain refuse to come out?'], /mouldy|shy/u],
  ])('ask for no field of a game (%s): %j', async (language, lines, said) =>
    expect(await lastReply({ partner: 'nap', language, lines })).toMatch(said),
  );
});

it('a title alone asks what the game is', async () => {
  const lines = ['tell me about Pressure Line'];
  const reply = await lastReply({ partner: 'coach-nearmiss', language: 'en', lines });
  expect(reply).toContain('six thousand metres');
});
