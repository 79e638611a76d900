import { LANGUAGES, type Language } from '@huoban/contracts';
import type { Content } from '../../content/read-content';
import { shippedPersona, type Converse } from './testing/create-test-persona';

let content: Content;
let converse: Converse;
beforeAll(async () => {
  ({ content, converse } = await shippedPersona());
});
const talk = (language: Language, partner: string, ...lines: string[]) =>
  converse({ partner, language, lines });
const gamesIn = (reply = '', language: Language) =>
  content.games.filter(({ title }) => reply.includes(title[language]));

describe('a dislike that the visitor stated', () => {
  it.each<[Language, string, string, string[]]>([
    ['zh', '我不喜欢恐怖的', '有什么四个人玩的', ['换一个', '再换一个']],
    ['en', 'I don’t like scary stuff', 'something for four people', ['another one', 'another one']],
    ['ja', '怖いのは苦手', '四人で遊べるのは？', ['ほかのは？', '別のゲームは？']],
  ])(
    'keeps its genre out of later recommendations (%s)',
    async (language, said, request, again) => {
      for (const partner of ['doctor-hoo', 'lotl', 'nap']) {
        const [, ...replies] = await talk(language, partner, said, request, ...again);
        const named = replies.flatMap((reply) => gamesIn(reply, language));
        expect(
          named.filter(({ genres }) => genres.includes('horror')).map(({ slug }) => slug),
        ).toEqual([]);
      }
    },
  );

  it.each<[Language, string, string]>([
    ['zh', '我不喜欢《山羊邮差》', '推荐一个冒险游戏'],
    ['en', 'I don’t like Goat Post', 'recommend an adventure game'],
    ['ja', '『山羊ポスト』は好きじゃない', 'アドベンチャーのおすすめは？'],
  ])('keeps the game out of later recommendations (%s)', async (language, said, request) => {
    const [, reply] = await talk(language, 'goat-meht', said, request);
    expect(gamesIn(reply, language)[0]?.genres).toContain('adventure');
    expect(gamesIn(reply, language).map(({ slug }) => slug)).not.toContain('goat-post');
  });

  it('does not count against what the visitor asks for now', async () => {
    const [, reply] = await talk('en', 'lotl', 'I hate card games', 'recommend a card game');
    expect(gamesIn(reply, 'en')[0]?.genres).toContain('card');
  });
});

it('the games that a partner knows are its own', async () => {
  const [reply] = await talk('en', 'madam-ember', 'what games do you know');
  expect(gamesIn(reply, 'en')).not.toEqual([]);
});

it('anything else is another game', async () => {
  const [, reply] = await talk('en', 'remi', 'recommend something for my kid', 'anything else?');
  expect(gamesIn(reply, 'en')).not.toEqual([]);
});

it.each<[Language, string, string, RegExp]>([
  ['zh', '推荐一个双人游戏', '最近有活动吗', /正在办/u],
  ['en', 'recommend a game for two', 'any events on?', /[Rr]unning/u],
  ['ja', '二人で遊べるやつある？', 'イベントある？', /イベント|開催/u],
])('events are not those of the game of the talk (%s)', async (language, request, asks, events) => {
  const [, reply] = await talk(language, 'lotl', request, asks);
  expect(reply).toMatch(events);
  expect(gamesIn(reply, language)).toEqual([]);
});

it.each<[Language, string, string]>([
  ['zh', '会员怎么取消续费', '能退钱吗'],
  ['en', 'how do I cancel my membership', 'can I get my money back'],
  ['ja', '会員の自動更新はどう止める？', '返金できる？'],
])('a question after one about the site is about the site (%s)', async (language, first, next) => {
  const [, reply] = await talk(language, 'wenxian', first, next);
  expect(reply).toMatch(/退款|refund|返金/u);
  expect(gamesIn(reply, language)).toEqual([]);
});

it.each(LANGUAGES)('asking again gets another recommendation (%s)', async (language) => {
  const [ask, again] = {
    zh: ['适合睡前玩的有吗', '换一个'] as const,
    en: ['anything good before bed?', 'another one'] as const,
    ja: ['何かおすすめある？', 'ほかには？'] as const,
  }[language];
  const [first, second] = await talk(language, 'azhu', ask, again);
  const [offered] = gamesIn(first, language);
  expect(offered).toBeDefined();
  expect(gamesIn(second, language)[0]).toBeDefined();
  expect(gamesIn(second, language)).not.toContain(offered);
});

it.each<[Language, string]>([
  ['zh', '水的沸点是多少度'],
  ['zh', '轮胎爆了怎么换'],
  ['en', 'how do I fix a flat tire'],
  ['en', 'who won the super bowl'],
  ['ja', 'パンクしたタイヤの直し方は'],
])(
  'common words of the content do not answer what it does not know (%s): %s',
  async (language, line) => {
    const [reply] = await talk(language, 'wenxian', line);
    expect(reply).toMatch(/不知道|don’t know|分から|知らない/u);
  },
);

it.each<[Language, string, string[], RegExp]>([
  ['zh', 'madam-ember', ['今天被老板骂了', '那你会记得我说的话吗'], /忘掉/u],
  ['zh', 'nap', ['你们公司是哪国的', '特斯拉股价多少'], /不知道|不清楚/u],
  ['zh', 'madam-ember', ['你喜欢吃什么'], /AI|不吃饭|没有胃/u],
  ['en', 'remi', ['what should I play tonight? I’ve got about an hour'], /minutes a round/u],
  ['ja', 'goat-meht', ['ろくにんで遊べるのない？'], /-(?:6|8)人/u],
  ['ja', 'lotl', ['怖いゲームがいい', '私の名前はミキ'], /ミキ/u],
  ['zh', 'sir-tumble', ['今天天气怎么样'], /天气|晴|窗/u],
  ['zh', 'sir-tumble', ['你有什么缺点'], /^(?!.*会员).*$/u],
  ['zh', 'rain-wei', ['霓虹伞讲什么的', '最后结局是什么'], /不知道|不清楚|没写/u],
  ['en', 'fern', ['what’s Lantern Deer about?', 'sounds lovely, what platforms'], /Switch, PC/u],
  ['ja', 'nap', ['おすすめを3つ教えて', '3つのうち一番新しいのは？'], /坂道議会.*2023年/u],
  ['ja', 'fern', ['提灯鹿って何？', '難しいところのコツある？'], /『提灯鹿』/u],
  ['zh', 'big-vend', ['一加一等于几'], /本行|答错|干不了|不懂/u],
  ['zh', 'old-tick', ['2025年出的游戏有哪些', '哪个评价最好'], /不知道|不清楚|没写/u],
  [
    'en',
    'anvil',
    ['what can the tortoise do in Forge Tortoise', 'tell me a secret'],
    /^(?!.*hammer).*$/u,
  ],
  ['en', 'lu-san', ['something for two on switch, short', 'compare them'], /Rhythm|Card game/u],
  ['ja', 'azhu', ['2025年に出たゲームは？'], /『.+』.*人/u],
  ['ja', 'coach-nearmiss', ['かたつむり杯のコツは？', '他にレースある？'], /レース.*用/u],
  ['ja', 'uncle-token', ['会員になると何がいいの', 'いくら？', '解約できる？'], /解約/u],
  ['zh', 'azhu', ['帮我挑个生日跟朋友一起玩的'], /《.+》.*人玩/u],
  ['zh', 'azhu', ['下坡议会讲什么的', '里面有什么角色'], /麦卷/u],
  ['zh', 'doctor-hoo', ['你们这有会员吗，多少钱', '怎么注销'], /个人中心/u],
  [
    'en',
    'crumb',
    ['my name is Sam and I love card games', 'so what would you suggest?'],
    /Card game/u,
  ],
  [
    'en',
    'not-a-wolf',
    ['How does voting work in Wolfless?', 'can I play it with my kids'],
    /know/u,
  ],
  ['en', 'old-tick', ['tell me about Ghost Timetable', 'the newest one?'], /Night Stall Arcana/u],
  [
    'ja',
    'fox-haggler',
    [
      '値切り王のコツ教えて',
      '何人まで？',
      'スマホでできる？',
      'じゃあスマホでできて4人で遊べるやつ',
      '2番目のはどんなの？',
    ],
    /クジラ楽団/u,
  ],
  ['ja', 'doctor-hoo', ['眠らない区ってどんな話？', '登場人物は？'], /段綺/u],
  ['ja', 'crumb', ['映画は好き？'], /映画/u],
  ['zh', 'fern', ['焊锡之心里那个机器人以前是什么', '第十二关过不去'], /喷嚏/u],
  ['ja', 'lu-san', ['坂道議会の一回は何分？', '最年少の議員は何歳？'], /九歳/u],
  ['ja', 'hanabi', ['雷鳴中華鍋って何？', 'もうちょっと詳しく教えて'], /『雷鳴中華鍋』/u],
  ['zh', 'fern', ['石莲是什么游戏', '再说详细点'], /《石莲》/u],
  ['en', 'fern', ['what is Tidewright', 'more details'], /Tidewright/u],
  ['zh', 'hanabi', ['推荐一个解谜游戏', '它几个人玩', '那短一点的呢'], /一局/u],
  ['en', 'azhu', ['what’s good for two people', 'is it hard', 'anything shorter?'], /2 players/u],
  ['zh', 'doctor-hoo', ['最近睡不好'], /^(?!.*《).*$/u],
  [
    'en',
    'captain-brine',
    ['what is Tidewright', 'do I need an account to chat'],
    /without an account/u,
  ],
  [
    'en',
    'lu-san',
    ['what happens if I break a law in Downhill Parliament', 'who’s the youngest member'],
    /nine/u,
  ],
  ['ja', 'hanabi', ['十二祭の島ってどんなゲーム？', 'あなたは好き？'], /^(?!.*なた).*$/u],
])('%s, %s: %j is understood', async (language, partner, lines, expected) => {
  expect((await talk(language, partner, ...lines)).at(-1)).toMatch(expected);
});

it('“cats? dogs?” is one question, answered once', async () => {
  const [reply = ''] = await talk('ja', 'static', '猫派？犬派？');
  const [first = ''] = reply.split(/(?<=[。？])/u);
  expect(reply.split(first)).toHaveLength(2);
});

it('a genre after which “は” and “なし” stand is left out', async () => {
  const [reply] = await talk('ja', 'rerun', 'プレステで二人でできるシューティング、ホラーはなしで');
  const [first] = gamesIn(reply, 'ja');
  expect(first?.genres).toContain('shooter');
  expect(first?.genres).not.toContain('horror');
});
