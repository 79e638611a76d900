import type { Language } from '@huoban/contracts';
import { readContent, type Content } from '../../content/read-content';
import { CONTENT, readShippedTexts, createTestPersona } from './testing/create-test-persona';
import type { PersonaTexts } from './wording/persona-texts';

/** A small library: two games, one partner, no activities. */
let smallContent: Content;
let shippedTexts: PersonaTexts;
/** Without everyday talk, whose index takes most of the time. */
let texts: PersonaTexts;
beforeAll(async () => {
  const shipped = await readContent(CONTENT);
  shippedTexts = await readShippedTexts();
  texts = { ...shippedTexts, everyday: {} };
  smallContent = {
    ...shipped,
    games: shipped.games.filter(({ slug }) => ['answer-ridge', 'woodknock'].includes(slug)),
    entities: [],
    characters: shipped.characters
      .filter(({ slug }) => slug === 'remi')
      .map((partner) => ({ ...partner, games: ['woodknock', 'not-made-yet'] })),
    activities: [],
    stories: [],
  };
});

/** The first reply of Remi, who lives in a changed library. */
async function answer(
  change: (content: Content) => Partial<Content>,
  line: string,
  language: Language = 'zh',
  changedTexts: Partial<PersonaTexts> = {},
): Promise<string> {
  const converse = await createTestPersona(
    { ...smallContent, ...change(smallContent) },
    { ...texts, ...changedTexts },
  );
  const [reply = ''] = await converse({ partner: 'remi', language, lines: [line] });
  return reply;
}

const as = (change: Partial<Content['characters'][number]>) => (content: Content) => ({
  characters: content.characters.map((partner) => ({ ...partner, ...change })),
});
const games =
  (change: (game: Content['games'][number]) => Partial<Content['games'][number]>) =>
  (content: Content) => ({
    games: content.games.map((game) => ({ ...game, ...change(game) })),
  });
const asItIs = () => ({});

describe('a partner of a small library', () => {
  it.each<[string, string, RegExp]>([
    ['no partner plays a game', '谁会玩应声岭？', /(?:还没有|没有).*《应声岭》|《应声岭》.*没有/u],
    ['a game has no characters', '应声岭里有哪些角色？', /不知道.*《应声岭》/u],
    ['nothing is on', '最近有什么活动？', /没有活动|空的/u],
    ['a game is not made yet', '你最喜欢玩什么游戏？', /《叩木》/u],
  ])('replies when %s', async (_, line, expected) => {
    expect(await answer(asItIs, line)).toMatch(expected);
  });

  it('names the next activity when none is running', async () => {
    const { activities } = await readContent(CONTENT);
    const next = activities.filter(({ slug }) => slug === 'delivery-cup');
    expect(await answer(() => ({ activities: next }), '最近有什么活动？')).toContain('“送货杯”');
  });

  it('names only its own story when there is no other', async () => {
    const { stories } = await readContent(CONTENT);
    const own = stories.slice(0, 1).map((story) => ({ ...story, character: 'remi' }));
    const reply = await answer(() => ({ stories: own }), '有什么故事可以看？');
    expect(reply).toContain('“暗处有船”');
    expect(reply).not.toMatch(/别的还有|另外有/u);
  });

  it.each(['怎么玩？', '有什么技巧？'])(
    'admits not to know about a game without an article: %s',
    async (question) => {
      const none = games(() => ({ article: [] }));
      expect(await answer(none, `叩木${question}`)).toMatch(/不知道.*《叩木》/u);
    },
  );

  it('gives tips from an article with one section', async () => {
    const short = games(({ article }) => ({ article: article.slice(0, 1) }));
    expect(await answer(short, '叩木有什么技巧？')).toContain('《叩木》');
  });

  it('lists all games of a studio', async () => {
    const one = { zh: '听松', en: 'Pine Ear', ja: '松の耳' };
    const reply = await answer(
      games(() => ({ developer: one })),
      '听松做过什么游戏？',
    );
    expect(reply).toMatch(/《应声岭》.*《叩木》/u);
  });

  it('uses ids for genres and platforms without a name', async () => {
    const odd = games(() => ({ genres: ['idle'], platforms: ['wristwatch'] }));
    expect(await answer(odd, '叩木是什么类型？')).toContain('idle');
    expect(await answer(odd, '叩木在什么平台？')).toContain('wristwatch');
  });

  it.each<[Language, string, RegExp]>([
    ['zh', '听诊锤', /捡来的锤子。/u],
    ['en', 'The Hearing Hammer', /A hammer somebody found\./u],
  ])('completes a sentence without a full stop (%s)', async (language, name, expected) => {
    const names = { zh: '听诊锤', en: 'The Hearing Hammer', ja: '聴診槌' };
    const open = { zh: '捡来的锤子', en: 'A hammer somebody found', ja: '拾った槌' };
    const thing = {
      id: '5999',
      kind: 'thing' as const,
      game: 'woodknock',
      name: names,
      spellings: [],
      summary: open,
      sections: [{ heading: names, body: open }],
    };
    expect(await answer(() => ({ entities: [thing] }), name, language)).toMatch(expected);
  });
});

describe('a partner without persona texts', () => {
  const nothing = { voices: new Map(), smallTalk: {}, styles: { categories: {}, tags: {} } };

  it('uses the texts of its category and tags', async () => {
    const reply = await answer(asItIs, '叩木是谁做的？', 'zh', { voices: new Map() });
    const { categories, tags } = texts.styles;
    const openers = [categories.companion, tags.music, tags.chatterbox, tags.cheerful].flatMap(
      (style) => style?.openers.zh ?? [],
    );
    expect(openers.some((opener) => reply.startsWith(opener))).toBe(true);
    expect(reply).toContain('树洞音响');
  });

  it('speaks plainly when its category has none either', async () => {
    expect(await answer(asItIs, '叩木是谁做的？', 'zh', nothing)).toMatch(
      /^[^。]*树洞音响[^。]*。$/u,
    );
    expect(await answer(asItIs, '叩木多少钱？', 'zh', nothing)).toMatch(/不知道|不清楚/u);
  });

  it('without games names its tags and offers a game of the library', async () => {
    const idle = as({ games: [] });
    expect(await answer(idle, '你最喜欢玩什么游戏？')).toContain('会唱会弹');
    expect(await answer(idle, '今天的彩票号码是几？')).toContain('《应声岭》');
  });

  it('omits tags without a name', async () => {
    const reply = await answer(as({ tags: ['music', 'brand-new'] }), '你有什么爱好？');
    expect(reply).toContain('会唱会弹');
    expect(reply).not.toContain('brand-new');
  });
});

describe('a partner of an empty library', () => {
  const empty = () => ({ games: [] });

  it.each(['最新的游戏是什么？', '应声岭是谁做的？', '推荐一个游戏', '明天天气怎么样？'])(
    'admits not to know and offers no game: %s',
    async (line) => {
      const reply = await answer(empty, line);
      expect(reply).toMatch(/不知道|不清楚|哪个游戏|哪一款/u);
      expect(reply).not.toContain('《》');
    },
  );

  it('acknowledges statements', async () => {
    expect(await answer(empty, '今天邻居换了一扇新门', 'zh', shippedTexts)).toMatch(
      /听|讲|说一点|怎么想|感觉|心里|反应|后来|然后|接下来/u,
    );
  });
});
