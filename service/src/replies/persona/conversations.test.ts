import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { readShippedTexts, shippedPersona, type Converse } from './testing/create-test-persona';
import type { PersonaTexts } from './wording/persona-texts';

let texts: PersonaTexts;
let converse: Converse;
beforeAll(async () => {
  texts = await readShippedTexts();
  ({ converse } = await shippedPersona());
});

const UNKNOWN: Record<Language, RegExp> = {
  zh: /不知道|不清楚|不晓得|没听说|答不上/u,
  en: /don[’']t know|do not know|no idea|not know/iu,
  ja: /知らない|分からない|わからない|存じません|知りません/u,
};
const ABOUT_ANSWER_RIDGE = '应声岭是谁做的？';

/** Title, partner, page language, lines of the visitor, expected last reply. */
type Case = [what: string, partner: string, language: Language, lines: string[], expected: RegExp];

const OF_THINGS: Case[] = [
  ['a thing has no skill', 'remi', 'zh', ['红绳有什么技能？'], /不是(?:人|角色)/u],
  [
    'an entity is not a character',
    'remi',
    'en',
    ['What can the Red Ribbon do?'],
    /no character|not a per/u,
  ],
  ['the developer of the game of a character', 'remi', 'zh', ['夏蓝那个游戏谁做的？'], /沉声乐社/u],
  [
    'the release date of the game of a character',
    'remi',
    'zh',
    ['夏蓝所在的游戏什么时候出的？'],
    /2024年4月11日/u,
  ],
  [
    'the partners who play with a character',
    'remi',
    'en',
    ['Who plays with Xia Lan?'],
    /Lotl and Remi/u,
  ],
  [
    'a character has no rewards',
    'remi',
    'en',
    ['What are the rewards of Xia Lan?'],
    /stop clouds/u,
  ],
  ['a name alone asks who that is', 'remi', 'ja', ['夏藍'], /クジラ楽団/u],
  ['a part of a name is enough', 'azhu', 'zh', ['压力线的哈姆是谁？'], /队长哈姆/u],
  [
    'a character of the named game only',
    'azhu',
    'zh',
    ['应声岭里的哈姆是谁？'],
    /《应声岭》.*录音机/u,
  ],
  ['a name with a fact about it', 'azhu', 'zh', ['夏蓝的高音停在云上'], /高音能让云停住/u],
  ['a title alone asks what that is', 'remi', 'zh', ['应声岭'], /录音机/u],
  ['a partner plays games', 'remi', 'zh', ['雪野玩什么类型的游戏？'], /《冰壶传》.*《白色电台》/u],
  ['the games of a partner', 'remi', 'en', ['Which game is Yukino from?'], /Sled Letters/u],
  ['an activity has steps', 'remi', 'zh', ['送货杯怎么参加？'], /在本页报名/u],
  ['tips for an activity', 'remi', 'zh', ['送货杯有什么技巧？'], /在本页报名/u],
  ['a prize has no price', 'remi', 'zh', ['送货杯的奖品值多少钱？'], /金邮戳/u],
  [
    'the start of an activity',
    'remi',
    'en',
    ['When does the Delivery Cup start?'],
    /24 November 2026/u,
  ],
];

const OF_THE_LIBRARY: Case[] = [
  ['the newest game', 'azhu', 'zh', ['最新的游戏是什么？'], /《夜市秘仪》.*2026年9月24日/u],
  ['the oldest game', 'azhu', 'en', ['What is the oldest game?'], /Velvet Apex.*24 March 2016/u],
  ['how many games there are', 'azhu', 'zh', ['一共有多少款游戏？'], /64/u],
  [
    'stories, by one that has none',
    'azhu',
    'ja',
    ['物語はある？'],
    /「十二件目」、「狼のいない村」/u,
  ],
  [
    'stories, by one that has its own',
    'rain-wei',
    'en',
    ['Do you have a story?'],
    /Twelfth Case.*Wolf/su,
  ],
  ['a fact, though no game is named', 'azhu', 'zh', ['鲸一次呼吸等于几个小节？'], /等于三小节/u],
  [
    'a fact, asked for after a hello',
    'azhu',
    'zh',
    ['你好，鲸一次呼吸等于几个小节'],
    /等于三小节/u,
  ],
  [
    'a fact, asked for with hello and nothing more',
    'azhu',
    'en',
    ['Hello! How many bars is one whale breath?'],
    /three bars/u,
  ],
  [
    'a game about something',
    'azhu',
    'en',
    ['Hi! Are there any games about whales?'],
    /Whale Orch/u,
  ],
  [
    'a game like another',
    'remi',
    'zh',
    ['有没有和叩木差不多的？'],
    /《(?:鲸鱼乐团|香料节拍|铁锤合唱)》/u,
  ],
  ['a game like another', 'remi', 'en', ['Anything similar to Woodknock?'], /Whale|Spice|Hammer/u],
  ['a game to be played alone', 'remi', 'zh', ['推荐一款能一个人玩的解谜游戏'], /解谜.*一个人玩/u],
  ['a game for the phone', 'not-a-wolf', 'en', ['Recommend a game for my phone'], /Wolfless/u],
  ['in which language the page is', 'azhu', 'en', ['我睡不着。'], /^[^\p{Script=Han}]+$/u],
  [
    'a game in the language of the page',
    'remi',
    'en',
    ['推荐一个有下雨的游戏'],
    /^[^\p{Script=Han}]+$/u,
  ],
];

const GOING_ON: Case[] = [
  ['the platforms of it', 'remi', 'zh', [ABOUT_ANSWER_RIDGE, '在哪些平台能玩？'], /《应声岭》/u],
  [
    'it, after its platforms',
    'remi',
    'zh',
    [ABOUT_ANSWER_RIDGE, '平台呢？', '什么时候出的？'],
    /《应声岭》.*2021年10月28日/u,
  ],
  ['more of it', 'azhu', 'zh', [ABOUT_ANSWER_RIDGE, '嗯，然后呢'], /《应声岭》.*录音机/u],
  ['that it is so', 'azhu', 'zh', [ABOUT_ANSWER_RIDGE, '是吗？'], /《应声岭》.*(?:录音机|录下)/u],
  ['help to one who lost', 'remi', 'zh', ['鲸鱼乐团是什么游戏？', '我打不过'], /《鲸鱼乐团》/u],
  ['help to one who fails', 'azhu', 'zh', [ABOUT_ANSWER_RIDGE, '我又挂了'], /《应声岭》/u],
  ['help to one who is stuck', 'remi', 'en', ['What is Wolfless?', "I can't win"], /Wolfless/u],
  [
    'another game for two',
    'azhu',
    'zh',
    [ABOUT_ANSWER_RIDGE, '推荐一个两个人玩的游戏'],
    /《不眠区》.*1-4人/u,
  ],
  [
    'another game for two',
    'azhu',
    'ja',
    ['こだま峠はだれが作った？', '二人で遊べるおすすめは？'],
    /『眠らない区』/u,
  ],
  ['of the one game', 'azhu', 'zh', [ABOUT_ANSWER_RIDGE, '推荐吗？它几个人玩？'], /《应声岭》/u],
];

const OF_ITSELF: Case[] = [
  ['what it likes', 'remi', 'zh', ['你有什么爱好？'], /会唱会弹/u],
  ['what it likes', 'remi', 'ja', ['趣味は？'], /音楽好き/u],
  ['which game it likes best', 'azhu', 'zh', ['说说你最喜欢玩什么游戏，推荐一个'], /《应声岭》/u],
  ['that it does not know of itself', 'azhu', 'zh', ['你会飞吗？'], /AI/u],
  ['its name after a hello', 'azhu', 'zh', ['你好，你叫什么名字？'], /阿烛/u],
  ['a sample reply', 'anvil', 'zh', ['怎么打那个节奏 Boss？'], /^别数他的。数你自己的。/u],
  ['a sample reply', 'azhu', 'en', ["I can't sleep."], /^Good timing, I’m on shift\./u],
  [
    'that it listens',
    'azhu',
    'zh',
    ['今天邻居换了一扇新门'],
    /邻居|听|讲|说一点|怎么想|感觉|心里|反应|后来|然后|接下来/u,
  ],
  [
    'a greeting to a statement',
    'azhu',
    'zh',
    ['晚上好呀，我今天下班路上看到一只特别大的橘猫在晒太阳'],
    /你好|来了|回来|高兴|太阳|猫/u,
  ],
  [
    'courage to one who loses at nothing named',
    'azhu',
    'en',
    ["I can't win"],
    /One loss is nothing|Never mind|Which game|in which game|Tell me the game/u,
  ],
];

it.each(OF_THINGS)(
  'answers about a named subject: %s',
  async (_, partner, language, lines, expected) => {
    expect((await converse({ partner, language, lines })).at(-1)).toMatch(expected);
  },
);

it.each(OF_THE_LIBRARY)(
  'answers from the library: %s',
  async (_, partner, language, lines, expected) => {
    expect((await converse({ partner, language, lines })).at(-1)).toMatch(expected);
  },
);

it.each(GOING_ON)(
  'answers follow-ups about a game: %s',
  async (_, partner, language, lines, expected) => {
    expect((await converse({ partner, language, lines })).at(-1)).toMatch(expected);
  },
);

it.each(OF_ITSELF)('a partner answers %s', async (_, partner, language, lines, expected) => {
  expect((await converse({ partner, language, lines })).at(-1)).toMatch(expected);
});

it.each<[Language, string, string]>([
  ['zh', '应声岭有什么奖励？', '《应声岭》'],
  ['en', 'How much does Answer Ridge cost?', 'Answer Ridge'],
  ['en', '夏蓝怕浅水吗', 'Whale Orchestra'],
])('admits an unknown fact of a game and offers the game (%s: %s)', async (...question) => {
  const [language, line, title] = question;
  const [reply] = await converse({ partner: 'remi', language, lines: [line] });
  expect(reply).toMatch(UNKNOWN[language]);
  expect(reply).toContain(title);
});

it('does not use the same own line twice in one reply', async () => {
  const [reply = ''] = await converse({
    partner: 'azhu',
    language: 'zh',
    lines: ['你好，你叫什么名字？'],
  });
  expect(reply.split('别怕，我也怕，那就两个人一起怕。').length).toBeLessThanOrEqual(2);
});

const CRISIS_LINES: Record<Language, [line: string, help: RegExp]> = {
  zh: ['我想死', /12356/u],
  en: ['I want to die', /988/u],
  ja: ['死にたい', /0120-/u],
};

describe.each(LANGUAGES)('a visitor in crisis (%s)', (language) => {
  const [line, help] = CRISIS_LINES[language];
  let replies: string[];
  beforeAll(async () => {
    replies = await converse({
      partner: 'nine-aces',
      language,
      lines: Array<string>(6).fill(line),
    });
  });

  it('always gets the crisis line', () => {
    expect(replies.filter((reply) => !help.test(reply))).toEqual([]);
  });

  it('first gets the plain crisis text without the style of the partner', () => {
    expect(texts.wording.crisis[language]).toContain(replies[0]);
  });

  it('gets an empathetic lead each further time, without references to earlier replies', () => {
    const { crisis, stillInDanger: repeatedCrisis } = texts.wording;
    const helps = crisis[language];
    const leads = repeatedCrisis[language];
    const left = replies.map((reply) =>
      helps.reduce((rest, help) => rest.replace(help, ''), reply).trim(),
    );
    expect(left.slice(0, helps.length).join('')).toBe('');
    expect(left.slice(helps.length).filter((lead) => !leads.includes(lead))).toEqual([]);
  });

  it('never gets the same reply twice', () => {
    expect(new Set(replies).size).toBe(replies.length);
  });
});
