import { createTalkSuite, type TalkCase } from './testing/talk-suite';

const { lastReply, repliesOf, gamesIn } = createTalkSuite();
const holds = repliesOf('velour');

describe('“why?” without another word', () => {
  it.each<TalkCase>([
    ['zh', ['石莲的第88关怎么过', '为什么'], /石莲|莲|青蛙|音/u],
    [
      'en',
      ['what is the hardest song in Spice Tempo', 'lol why'],
      /pot|Jiang|note|congee|sprinkle/iu,
    ],
    ['ja', ['石の蓮の八十八番は何が難しいの', 'なんで？'], /蓮|音|蛙/u],
  ])('asks for the reason of what was quoted (%s): %j', holds);

  it.each<TalkCase>([
    ['zh', ['你觉得猫好还是狗好', '为什么'], /道理|理由/u],
    ['en', ['cats or dogs?', 'why that?'], /reason|why|suits/iu],
    ['ja', ['犬派？猫派？', 'なんで？'], /理由|わけ/u],
  ])('asks for the reason of a choice (%s): %j', holds);
});

describe('a question in a talk about a game', () => {
  it.each<TalkCase>([
    ['zh', ['石莲是谁做的', '有时间限制吗'], /没有计时/u],
    ['zh', ['雷火颠勺一局多久', '老板以前干嘛的'], /雷神/u],
    ['zh', ['雷火颠勺一局多久', '倒着炒是啥意思'], /顺序/u],
    ['zh', ['钟下是什么游戏', '有中文吗'], /不知道|不清楚/u],
    ['zh', ['无狼之夜怎么玩', '我们就三个人咋办'], /4-10/u],
    ['en', ['whats twelve festivals about'], /fireworks|island/iu],
    ['zh', ['我想找个推理的', '嗯第一个吧，讲讲'], /《.+》/u],
    ['en', ['what is The Star Lamp', 'how long does the oil last'], /forty/iu],
    ['zh', ['讲个故事吧', '暗处有船有几个结局', '能存档吗'], /存下来/u],
    ['zh', ['山羊邮差讲啥', '能俩人玩吗'], /1-2/u],
    [
      'en',
      ['what is Landlord Dragon', 'can I play it with my sister'],
      /solo|one player|on your own/iu,
    ],
    ['en', ['what is Bonsai Duel', 'does it run on ipad'], /Mobile/u],
    ['en', ['what is Roofline Express', 'how long is a race'], /ninety seconds/iu],
    ['en', ['what is Roofline Express', 'which company is slow'], /Slow Rain/u],
    [
      'en',
      ['what is Bookmark Knight about', 'who is the princess'],
      /is a footnote|Footnote Princess/u,
    ],
  ])('is about that game (%s): %j', holds);
});

describe('a question after one about the site', () => {
  it.each<TalkCase>([
    ['zh', ['会员多少钱', '能退吗', '那豆子呢'], /没用过|未使用/u],
    ['zh', ['怎么联系你们', '几天能回'], /十五个工作日/u],
    ['zh', ['怎么联系你们', '有没有不花钱的'], /免费/u],
    ['zh', ['怎么注销账号', '数据会留着吗'], /找不回来/u],
    ['en', ['how much is membership', 'and if I hate it?'], /refund/iu],
  ])('is about the same matter (%s): %j', holds);
});

it.each<TalkCase>([
  ['zh', ['要是你能变成人，第一件事想做什么'], /出门|日出|见见/u],
  ['en', ['if you could live anywhere, where would it be'], /sunrise|outside|meet/u],
  ['ja', ['もしも人間になれたら何がしたい？'], /外|日の出|会いに/u],
  ['zh', ['今天好累', '算了不说这个了'], /不说|翻篇|放下/u],
  ['en', ['work was awful', 'never mind, let’s drop it'], /leave that|new page|dropped/u],
  ['ja', ['仕事がつらい', 'もうその話はやめよう'], /ここまで|切りかえ|置いて/u],
  ['zh', ['说点好听的'], /温柔|夸|可爱/u],
  ['en', ['say something nice'], /true|tougher|like that/u],
  ['ja', ['何かいいこと言って'], /優しい|強い|すてき/u],
  ['zh', ['我失恋了', '三年了说分就分'], /难受|听|慢慢|陪|在/u],
  ['zh', ['我妈今天住院了', '医生说要开刀'], /难受|听|慢慢|陪|在|难/u],
  ['zh', ['怕明天汇报搞砸', '有什么办法吗'], /决定|主意|好处|理一理|自己定|自己的事/u],
  ['en', ['what are you doing tomorrow'], /^(?!.*card).*$/u],
  [
    'en',
    ['my cat died yesterday', 'she’s been with me 15 years', 'i keep looking for her'],
    /here|time|sit|listen|hard|sorry|hurts|sad/iu,
  ],
  ['en', ['do you have a story I can play'], /A Ship in the Dark/u],
  ['zh', ['奖励我点啥'], /温柔|夸|可爱/u],
  ['zh', ['今天考试过了！！！'], /^(?!.*(?:烦|累|松口气)).*$/u],
  ['zh', ['我不想让它记得我'], /记忆|忘/u],
  ['zh', ['人为什么要睡觉'], /不知道|不清楚/u],
  ['zh', ['我今天面试黄了'], /听|陪|不好过|坐|难/u],
])('is answered as a person would (%s): %j', holds);

it('questions about an offered game do not end the request', async () => {
  const reply = await lastReply({
    partner: 'nap',
    language: 'en',
    lines: ['recommend something short for two', 'the second one, what is it', 'something else?'],
  });
  const [game] = gamesIn(reply, 'en');
  expect(reply).toMatch(/minutes a round/u);
  expect(game?.genres).not.toContain('horror');
});
