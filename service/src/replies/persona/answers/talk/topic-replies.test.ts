import type { Language } from '@huoban/contracts';
import { createTalkSuite } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

describe('a question in a Japanese talk', () => {
  it.each<[partner: string, lines: string[], said: RegExp]>([
    ['not-a-wolf', ['狼のいない村って何人とまってる？', '投票で選ばれたらどうなる？'], /戸の外/u],
    ['not-a-wolf', ['狼のいない村の結末はいくつ？'], /\d/u],
  ])('about a story is answered by its text before help: %s %j', async (partner, lines, said) => {
    expect(await lastReply({ partner, language: 'ja', lines })).toMatch(said);
  });

  it('is about the partner after a reply with an everyday word that ends the name of another', async () => {
    const lines = ['奥さんにおこられなかったの？', '何台もってかえったん'];
    expect(await lastReply({ partner: 'uncle-token', language: 'ja', lines })).toMatch(/三十七台/u);
  });

  it('about fairy tales of a game is about no story', async () => {
    const lines = ['本棚戦記について教えて', '童話がまた立つやつどこに置く？'];
    expect(await lastReply({ partner: 'miss-overdue', language: 'ja', lines })).toMatch(
      /本棚戦記|終わらない物語/u,
    );
  });

  it('that names a game may be about the partner in it', async () => {
    const lines = ['きつつきビートで満点とれたのはなぜ？'];
    expect(await lastReply({ partner: 'rimshot', language: 'ja', lines })).toMatch(
      /本物のきつつき/u,
    );
  });
});

describe('a talk about an event that is over', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['送货杯什么时候', '上次谁赢了'], /闪电/u],
    ['en', ['when is the delivery cup', 'who won last time'], /Lightning/u],
    ['ja', ['配達カップっていつ', '前回の優勝だれ'], /イナズマ/u],
    ['zh', ['送货杯上次谁赢了', '他用了多长时间'], /41 分钟(?!.*44)/u],
    ['en', ['who won the delivery cup last time', 'how long did he take'], /41 minutes(?!.*44)/u],
    ['ja', ['配達カップの前回の優勝だれ', '何分かかった？'], /41分(?!.*44)/u],
  ])('tells its results (%s): %j', async (language, lines, said) => {
    expect(await lastReply({ partner: 'tobi', language, lines })).toMatch(said);
  });
});

describe('a message that only names another subject', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['山羊邮差几个人玩', '换一个问，手摇车大赛呢'], /2-4/u],
    ['zh', ['山羊邮差什么时候出的', '搞错了，我想问的是雪橇来信'], /2021/u],
    [
      'en',
      ['when did Goat Post come out', 'oops wrong one, I was asking about Sled Letters'],
      /2021/u,
    ],
    ['en', ['can two play Sled Letters', 'new question: how about Handcar Rally'], /2-4/u],
    ['ja', ['山羊ポストは何人？', '間違えた、三路の月のことなんだけど'], /人/u],
  ])('asks the last question of it (%s): %j', async (language, lines, said) => {
    expect(await lastReply({ partner: 'goat-meht', language, lines })).toMatch(said);
  });
});

it.each<[Language, string, RegExp]>([
  ['zh', '钟下难不难啊', /倒地不算失败/u],
  ['en', 'is The Bell Below hard?', /not failure/u],
  ['ja', '鐘の下ってむずい？', /倒れても/u],
])(
  'tells how one fails in a game when nothing says how hard it is (%s)',
  async (language, line, said) => {
    expect(await lastReply({ partner: 'wenxian', language, lines: [line] })).toMatch(said);
  },
);

it.each<[Language, string, string]>([
  ['zh', '好无聊', '激烈一点的'],
  ['en', 'i am bored', 'the exciting kind'],
  ['ja', 'ひま', '激しいやつ'],
])(
  'chooses a game as the visitor wants it after offering one (%s)',
  async (language, bored, kind) => {
    const lines = [bored, kind];
    expect(await lastReply({ partner: 'lotl', language, lines })).toMatch(
      /压力线|一树岛|屋脊快递|Pressure Line|One-Tree Isle|Roofline Express|水圧線|一本木の島|屋根づたい/u,
    );
  },
);

it('lists stories of a kind', async () => {
  const lines = ['有什么短一点的故事'];
  expect(await lastReply({ partner: 'nap', language: 'zh', lines })).toMatch(/大约\d分钟/u);
});

it.each<[Language, string[], RegExp]>([
  ['en', ["I'm Tom by the way"], /Tom/u],
  ['en', ["I'm Tom", 'forget my name', "what's my name"], /^(?!.*Tom)/u],
  ['zh', ['我叫小明', '忘掉我的名字', '我叫什么'], /只有你能告诉我|没告诉过我/u],
  ['zh', ['你真名叫什么'], /林蕨/u],
  ['ja', ['きみってAIなの？', '誰が作ったの'], /このサイト|運営/u],
])('knows who is asked about (%s): %j', async (language, lines, said) => {
  expect(await lastReply({ partner: 'fern', language, lines })).toMatch(said);
});

describe('a talk about a story', () => {
  it.each<[Language, string[], RegExp]>([
    ['zh', ['有故事可以玩吗', '讲什么的', '多长'], /\d分钟/u],
    ['ja', ['物語やりたい', 'どれが一番短い？'], /「.+」、約\d分/u],
    [
      'en',
      ['do you have a story', 'how do i get the good one', 'does it save my progress'],
      /saved/u,
    ],
    ['zh', ['有故事可以玩吗', '讲什么的', '进度会保存吗'], /进度会存/u],
    ['en', ['tell me about Azhu', 'does she have a story'], /A Ship in the Dark/u],
  ])('stays with stories (%s): %j', async (language, lines, said) => {
    expect(await lastReply({ partner: 'granny-fu', language, lines })).toMatch(said);
  });
});

it('tells the rewards of the event of the talk', async () => {
  const lines = ['有什么活动', '奖励是什么'];
  expect(await lastReply({ partner: 'keeper-seven', language: 'zh', lines })).toMatch(
    /开场白|标记/u,
  );
});
