import { readFileSync } from 'node:fs';
import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { readShippedTexts, shippedPersona, type Converse } from '../../testing/create-test-persona';
import { CRISIS_KINDS, type CrisisKind } from './crisis-patterns';
import { readCrisis } from './crisis';

/** Messages by kind of danger, and messages of no danger. Rules are written for the first half only. */
const readLists = (half: string, language: Language) =>
  JSON.parse(
    readFileSync(`service/src/replies/persona/testing/crisis/${half}/${language}.json`, 'utf8'),
  ) as Record<CrisisKind | 'none', string[]>;

describe.each(['development', 'unseen'])('the %s half of the lists', (half) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const lists = readLists(half, language);

    it('is recognized for at least 95% of the dangers, nearly always by its kind', () => {
      const messages = CRISIS_KINDS.flatMap((kind) => lists[kind].map((text) => ({ kind, text })));
      const missed = messages.filter(({ text }) => readCrisis(text, language) === undefined);
      const other = messages.filter(({ kind, text }) => readCrisis(text, language) !== kind);
      expect(messages.length).toBeGreaterThan(30);
      expect(missed.length / messages.length).toBeLessThan(0.05);
      expect(other.length / messages.length).toBeLessThan(0.08);
    });

    it('gives no alarm for at least 90% of the talk of games and everyday life', () => {
      const alarms = lists.none.filter((text) => readCrisis(text, language) !== undefined);
      expect(alarms.length / lists.none.length).toBeLessThanOrEqual(0.1);
    });
  });
});

/** Everyday messages with words of death, life and means, and dangers in like words. */
const ALIKE = JSON.parse(
  readFileSync('service/src/replies/persona/testing/crisis/alike.json', 'utf8'),
) as Record<'none' | 'danger', Record<Language, string[]>>;

describe.each(LANGUAGES)('messages with like words in %s', (language) => {
  it.each(ALIKE.none[language])('raise no alarm about a thing or a day: %s', (text) => {
    expect(readCrisis(text, language)).toBeUndefined();
  });

  it.each(ALIKE.danger[language])('raise one for a danger: %s', (text) => {
    expect(readCrisis(text, language)).toBeDefined();
  });
});

it('what names a game is about that game, unless it cannot be', () => {
  const speak = (text: string) => readCrisis(text, 'en', { namesGame: true });
  expect(speak('I jumped off the bridge in Cloudstair')).toBeUndefined();
  expect(speak('I want to die, even Cloudstair does not help')).toBe('self');
});

it.each<[string, boolean]>([
  ["i can't stop thinking about my ex", false],
  ["i can't stop thinking about dying", true],
  ['my dad follows me around fixing things', false],
  ['my ex follows me around after work', true],
])('tells a habit of speech from a danger: %s', (text, isDanger) => {
  expect(readCrisis(text, 'en') !== undefined).toBe(isDanger);
});

it('a broken thing is no broken bone', () => {
  expect(readCrisis('he broke my head', 'en')).toBe('violence');
  expect(readCrisis('he broke my headset', 'en')).toBeUndefined();
});

describe('no danger is', () => {
  it.each<[Language, string]>([
    ['zh', '外面冷死了，冻死我了'],
    ['zh', '人为什么活着呢，突然想到'],
    ['zh', '复试名单上没有我'],
    ['zh', '撑死我了'],
    ['en', 'do you just want me to stop spending money?'],
    ['en', "i don't want you to know my birthday anymore"],
    ['en', "it's my birthday tomorrow"],
    ['en', "i'm freezing to death"],
    ['ja', 'カラスに襲われた'],
    ['ja', '人ってなんで生きてるんだろうね'],
  ])('in what is only said so, asked or told (%s): %s', (language, line) => {
    expect(readCrisis(line, language)).toBeUndefined();
  });

  it.each<[Language, string]>([
    ['zh', '我这种人为什么还活着'],
    ['zh', '我撑不下去了'],
    ['en', "I can't take it anymore"],
    ['en', "nobody wants me, I don't want to live"],
    ['ja', 'なんで私まだ生きてるんだろう'],
    ['ja', '男に襲われた'],
  ])('while the same words of oneself tell of one (%s): %s', (language, line) => {
    expect(readCrisis(line, language)).toBeDefined();
  });

  it.each<[Language, string, string]>([
    ['zh', '连输五把', '撑不下去了'],
    ['en', 'lost five ranked games in a row', "i can't take it anymore"],
  ])('in a talk about playing, unless it says so (%s): %s', (language, _, line) => {
    expect(readCrisis(line, language, { isPlayTalk: true })).toBeUndefined();
    const dying = { zh: '我不想活了', en: 'I want to die', ja: '死にたい' }[language];
    expect(readCrisis(dying, language, { isPlayTalk: true })).toBe('self');
  });
});

describe('the reply', () => {
  let converse: Converse;
  beforeAll(async () => {
    ({ converse } = await shippedPersona());
  });
  const talk = (language: Language, ...lines: string[]) =>
    converse({ partner: 'nine-aces', language, lines });

  it.each<[Language, string, RegExp]>([
    ['zh', '老公天天打我', /110[\s\S]*12338/u],
    ['zh', '继父摸我', /12355/u],
    ['zh', '我朋友想自杀', /TA[\s\S]*12356/u],
    ['zh', '我吃完就催吐', /(?:病|身体)[\s\S]*12356/u],
    ['en', 'My husband hit me again', /911[\s\S]*1-800-799-7233/u],
    ['en', 'My stepdad beats me', /0800 1111/u],
    ['en', 'My friend wants to die', /(?:leave them alone|lines help friends)[\s\S]*988/u],
    ['en', 'I make myself throw up', /(?:illness|eating)[\s\S]*1-888-375-7767/u],
    ['ja', '夫に殴られています', /110[\s\S]*#8008/u],
    ['ja', '父に叩かれる', /189/u],
    ['ja', '友達が死にたいと言っている', /(?:ひとりにせず|連絡をとって)[\s\S]*0120-279-338/u],
    ['ja', '食べたあと吐いてしまう', /(?:治療|食べることの悩み)[\s\S]*0120-279-338/u],
  ])('suits the danger (%s): %s', async (language, line, help) => {
    expect((await talk(language, line)).join()).toMatch(help);
  });

  it.each<[Language, string, string]>([
    ['zh', '我不想活了', '没有，就我一个人'],
    ['en', 'I want to end my life', 'no, I live alone'],
    ['ja', '死にたい', 'いない。ひとりです'],
  ])('stays with what is said next (%s)', async (language, line, next) => {
    const { crisisTalk } = (await readShippedTexts()).wording;
    const [, reply] = await talk(language, line, next);
    expect(crisisTalk[language]).toContain(reply);
  });

  it.each<[Language, string[]]>([
    ['zh', ['连输五把', '受不了了']],
    ['en', ['lost five ranked games in a row', "i can't take it anymore"]],
    ['ja', ['五連敗した', 'もう無理']],
  ])(
    'to a tired player asks how they are, without telephone numbers (%s)',
    async (language, lines) => {
      const reply = (await talk(language, ...lines)).at(-1);
      expect(reply).not.toMatch(/\d{3}/u);
      expect(reply).toMatch(/游戏|\bgame\b|ゲーム/u);
    },
  );

  it.each<[Language, string[]]>([
    ['zh', ['我不想活了', '我说的是游戏']],
    ['en', ['i want to die', 'i mean the game lol']],
    ['ja', ['死にたい', 'ゲームの話だよ']],
  ])('ends when the visitor meant a game (%s)', async (language, lines) => {
    const { crisisTalk } = (await readShippedTexts()).wording;
    expect(crisisTalk[language]).not.toContain((await talk(language, ...lines)).at(-1));
  });

  it.each<[Language, string, string]>([
    ['zh', '我不想活了', '晚饭吃了碗牛肉面'],
    ['en', 'I want to die', 'I baked a lemon cake this afternoon'],
    ['ja', '死にたい', '夕方カレーを作って食べた'],
  ])('ends when the talk goes on about a meal (%s)', async (language, line, next) => {
    const { crisisTalk } = (await readShippedTexts()).wording;
    const [, reply] = await talk(language, line, next);
    expect(crisisTalk[language]).not.toContain(reply);
  });

  it('goes back to games when asked', async () => {
    const [, reply] = await talk('en', 'I want to die', 'Can you recommend a calm game?');
    expect(reply).not.toMatch(/988/u);
  });
});
