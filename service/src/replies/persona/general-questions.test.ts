import type { Language } from '@huoban/contracts';
import { shippedPersona, type Converse } from './testing/create-test-persona';

let converse: Converse;
beforeAll(async () => {
  ({ converse } = await shippedPersona());
});

const lastReply = async (partner: string, language: Language, lines: string[]): Promise<string> =>
  (await converse({ partner, language, lines })).at(-1) ?? '';

describe('a question about partners', () => {
  it.each<[string, Language, string, RegExp]>([
    ['nap', 'zh', '你们当中谁最有耐心', /老锤龟|贝算姐|韩不准|不咕博士|福婆婆|守灯七号|慢伯|雪野/u],
    ['nap', 'en', 'who of you is the calmest', /Hush|Pawn Eleven|Rerun|Uncle Slow|Velour|Wenxian/u],
    [
      'nap',
      'ja',
      'みんなの中で一番おしゃべりなのは誰',
      /タおばさん|自販機アニキ|伯爵|コン吉|レミ/u,
    ],
    ['nap', 'en', 'which one of you works at a convenience store', /Azhu/u],
  ])('names those who are like that (%s, %s): %s', async (partner, language, line, expected) => {
    expect(await lastReply(partner, language, [line])).toMatch(expected);
  });
});

describe('a question about the partner itself', () => {
  it.each<[string, Language, string, RegExp]>([
    ['azhu', 'zh', '你是做什么工作的', /便利店/u],
    ['azhu', 'en', 'what do you do for a living', /convenience store/u],
    ['azhu', 'ja', '仕事なにしてるの', /コンビニ/u],
    ['little-brick', 'zh', '小砖你多大了', /十岁/u],
    ['not-a-wolf', 'en', 'what are you allergic to', /moon/u],
    ['lightning', 'en', 'who sponsors you', /lettuce/u],
    ['keeper-seven', 'ja', '灯台から出たことあるの', /出たことが?ない|出たことはない|離れ/u],
    ['captain-brine', 'zh', '睡前给我讲点什么吧', /我/u],
    ['fox-haggler', 'zh', '胡还价是个啥', /狐狸/u],
    ['fox-haggler', 'ja', 'コン吉ってどんなやつ', /狐/u],
  ])('is answered from its card (%s, %s): %s', async (partner, language, line, expected) => {
    expect(await lastReply(partner, language, [line])).toMatch(expected);
  });
});

describe('an event or story that is described', () => {
  it.each<[string, Language, string, RegExp]>([
    ['tobi', 'en', 'when does the delivery thing kick off', /24 November/u],
    ['tobi', 'ja', '配達のやつっていつから？', /11月24日/u],
    ['tobi', 'zh', '送货杯上次第一是谁', /闪电/u],
    ['captain-brine', 'en', 'what do I win in the ghost story thing', /Night Light/u],
    ['pawn-eleven', 'zh', '小卒为啥要打官司', /退/u],
    ['old-tick', 'en', 'who am I in the clock tower story', /apprentice/u],
    ['keeper-seven', 'ja', '灯台の話って読むのどのくらいかかる', /分/u],
  ])('is found (%s, %s): %s', async (partner, language, line, expected) => {
    expect(await lastReply(partner, language, [line])).toMatch(expected);
  });

  it('leaves a question about the site to the help', async () => {
    expect(await lastReply('old-tick', 'en', ['can i use my own words in a story'])).toMatch(
      /own words/u,
    );
  });
});

it('answers in a talk about a game what would be small talk elsewhere', async () => {
  const lines = ["what's Whale Orchestra about", 'my arms get tired'];
  expect(await lastReply('lotl', 'en', lines)).toMatch(/Whale Orchestra/u);
  expect(await lastReply('lotl', 'en', lines.slice(1))).not.toMatch(/Whale Orchestra/u);
});

describe('a question that continues', () => {
  it.each<[string, Language, string[], RegExp]>([
    ['nap', 'en', ['Bathysphere Inn or Gull League, which is multiplayer', 'how many tho'], /1-8/u],
    [
      'nap',
      'en',
      [
        'Bathysphere Inn or Gull League, which is multiplayer',
        'how many tho',
        'and the first one?',
        'who made it',
      ],
      /Diving Bell Lodge/u,
    ],
    ['nap', 'ja', ['深海の宿とカモメリーグ、みんなでできるのどっち', '最大何人？'], /1-8/u],
    ['nap', 'zh', ['龙房东是啥样的游戏', '那能几个人一起'], /单人|1/u],
    ['nap', 'zh', ['云阶好玩吗', '换个话题，你今天吃了啥'], /^(?!.*《)/u],
  ])('keeps or changes the topic (%s, %s): %j', async (partner, language, lines, expected) => {
    expect(await lastReply(partner, language, lines)).toMatch(expected);
  });
});

describe('a question about the world that has one word of a game', () => {
  it.each<[Language, string, RegExp]>([
    ['zh', '二战是哪年结束的', /不知道/u],
    ['en', 'when did the second world war end', /don’t know/u],
    ['ja', '第二次世界大戦はいつ終わった', /分かりません/u],
  ])('is not answered from the game (%s): %s', async (language, line, expected) => {
    expect(await lastReply('doctor-hoo', language, [line])).toMatch(expected);
  });
});

it.each<[string[], RegExp]>([
  [['does Isle of Twelve Festivals work on my laptop'], /\bPC\b/u],
  [['tell me about Thirst Clock', 'what do I need to run it'], /PC and Xbox/u],
  [['what genre would you call Weeds Win'], /Strategy/u],
  [['how old is Debris Derby by now'], /2016/u],
  [['how tall is the eiffel tower'], /know/u],
  [['so what are you even good for'], /games/u],
  [['how mnay ppl can paly debris derbey'], /1-12/u],
  [['do you feel anything or is it all just numbers'], /AI/u],
])('answers English questions in other words: %j', async (lines, said) => {
  expect(await lastReply('remi', 'en', lines)).toMatch(said);
});

it.each<[string[], RegExp]>([
  [["I'm Priya by the way", 'haha', 'and my name was?'], /Priya/u],
  [['night nurse, so I only play at dawn', 'what is it I do for a living again?'], /night nurse/u],
  [['our old dog Biscuit died in spring', 'what was my dog called'], /Biscuit/u],
])('recalls what an English visitor told: %j', async (lines, said) => {
  expect(await lastReply('remi', 'en', lines)).toMatch(said);
});

it.each([
  ['azhu', 'zh', '被领导当众骂了半小时，我一句话都没敢回', '被领导当众骂了半小时'],
  [
    'velour',
    'en',
    'I got shouted at in front of everyone, said nothing back',
    'in front of everyone',
  ],
  ['azhu', 'ja', '同居人にまたヨーグルト食べられた、名前書いたのに', 'ヨーグルト'],
] as const)('shows what it heard: %s, %s', async (partner, language, line, said) => {
  expect(await lastReply(partner, language, [line])).toContain(said);
});

it('quotes with other words the next time', async () => {
  const lines = ['my flatmate ate my yoghurt again', 'and the lid had my name on it'];
  const first = await lastReply('velour', 'en', lines.slice(0, 1));
  const second = await lastReply('velour', 'en', lines);
  expect(second).not.toBe(first);
  expect(second).not.toContain(lines[0]);
});

it('takes up news that it has no topic for', async () => {
  const lines = ['thinking about moving to the coast next year'];
  expect(await lastReply('velour', 'en', lines)).toMatch(/coast/u);
});

it.each<[string[], RegExp]>([
  [['my grandma turned 90 today'], /^(?!.*Noted)/u],
  [['started learning the ukulele last week', 'my fingertips are on fire'], /^(?!.*whole one)/u],
  [['our old dog Biscuit died this spring'], /^(?!.*“)/u],
])('answers good and bad news as news: %j', async (lines, said) => {
  expect(await lastReply('remi', 'en', lines)).toMatch(said);
});
