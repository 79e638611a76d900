import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply, gamesIn } = createTalkSuite();

describe('a question in a talk about a game', () => {
  it.each<TalkCase>([
    ['ja', ['鐘の下ってどんなゲーム', '倒し方教えて'], /鐘の下/u],
    ['ja', ['一本木の島って面白い？', '難易度は？', '資源は何種類？'], /一本木の島/u],
    ['en', ['tell me about answer ridge', 'how long is it'], /don’t know/u],
    [
      'en',
      ['tell me about answer ridge', 'who made it', 'did they make anything else'],
      /Late Echo/u,
    ],
    ['ja', ['のんびりできるゲームない？', 'どんなの？'], /大家さんは竜/u],
  ])('is about that game (%s): %j', async (language, lines, said) => {
    const reply = await lastReply({ partner: 'azhu', language, lines });
    expect(reply).toMatch(said);
    expect(gamesIn(reply, language).length).toBeLessThan(2);
  });

  it.each<TalkCase>([
    ['ja', ['十二祭の島って何がおもしろいの', '師匠ってだれ？', 'その人いくつ？'], /知らない/u],
    ['zh', ['《不眠区》讲什么', '段绮是谁', '她多大了'], /不知道|没写/u],
  ])(
    'about a character admits what its texts do not tell (%s): %j',
    async (language, lines, said) =>
      expect(await lastReply({ partner: 'hanabi', language, lines })).toMatch(said),
  );
});

it.each<TalkCase>([
  ['ja', ['のんびりできるゲームない？', 'それにする'], /遊ぶ|遊び方|始める|流れ/u],
  ['zh', ['推荐个放松的', '就这个吧'], /上手|开始|玩/u],
  ['en', ['recommend something relaxing', 'ok ill try that'], /goes|start|works|played/u],
])(
  'tells how to begin with the game that the visitor chooses (%s): %j',
  async (language, lines, said) =>
    expect(await lastReply({ partner: 'nap', language, lines })).toMatch(said),
);

it('looks for a partner who is good at something', async () => {
  const lines = ['どんな相棒がいるの？', 'ホラー得意な人は'];
  expect(await lastReply({ partner: 'rain-wei', language: 'ja', lines })).toMatch(/アーチュ/u);
});
