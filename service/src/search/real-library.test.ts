import type { OpenDatabase } from '../database/database';
import { readContent, type Content } from '../content/read-content';
import { seedParsedContent } from '../testing/seed-parsed-content';
import { describeOnEachDatabase } from '../testing/database-suites';
import { findDocuments } from './find-documents';
import { foldForSearch } from './fold';
import { parseQuery } from './query';
import { runSearch } from './run-search';

/** What a visitor may type, and the slug of the game that has to be the first. */
const TYPED: Record<string, string[]> = {
  'parts of a title, zh': [
    ...['颠勺 wok-thunder', '快递 roofline-express', '邮差 goat-post', '大奖赛 grand-snail'],
    ...[
      '议会 downhill-parliament',
      '起义 butlers-revolt',
      '协议 mirror-protocol',
      '乐团 whale-orchestra',
    ],
    ...[
      '批注 grandmas-margins',
      '旅馆 bathysphere-inn',
      '商队 glass-caravan',
      '角斗场 pillow-gladiators',
    ],
  ],
  'parts of a title, ja': [
    ...['隊商 glass-caravan', '中華鍋 wok-thunder', '反乱 butlers-revolt', '騎士 bookmark-knight'],
    ...[
      '雨傘 neon-umbrella',
      '闘技場 pillow-gladiators',
      '時刻表 ghost-timetable',
      '余白 grandmas-margins',
    ],
  ],
  'one character': [
    ...[
      '蜂 bee-ledger',
      '盐 salt-oath',
      '亀 forge-tortoise',
      '龙 landlord-dragon',
      '鹿 lantern-deer',
    ],
    ...[
      '伞 neon-umbrella',
      '苔 moss-court',
      '潮 tidewright',
      '狼 wolfless',
      '鍋 wok-thunder',
      '莲 stone-lotus',
    ],
  ],
  'beginnings of words': [
    ...['umbr neon-umbrella', 'bathy bathysphere-inn', 'TIDEW tidewright', 'weeds weeds-win'],
    ...[
      'parliament downhill-parliament',
      'orchestra whale-orchestra',
      "grandma's grandmas-margins",
    ],
    ...['granite broom granite-and-broom', 'brick alley brick-and-alley', 'one tree one-tree-isle'],
  ],
  'kana of either kind': [
    ...['セイトウダイ star-lamp', 'でぶりだーびー debris-derby', 'デブリダービー debris-derby'],
    ...[
      'さんどぎあ sandgear',
      'サンドギア sandgear',
      'くじら楽団 whale-orchestra',
      'やぎポス goat-post',
    ],
    ...['ミツバチチョウボ bee-ledger', 'みつばち帳簿 bee-ledger', 'キツツキ woodknock'],
  ],
  'full and half width': [
    ...[
      'ｓｔａｒ　ｌａｍｐ star-lamp',
      'ＴＳＬ star-lamp',
      'ﾃﾞﾌﾞﾘﾀﾞｰﾋﾞｰ debris-derby',
      'ｻﾝﾄﾞｷﾞｱ sandgear',
    ],
    ...['ＤＣ９ dining-car-nine'],
  ],
  'with marks around it': [
    ...['《盐誓》 salt-oath', '还价王！ haggle', 'Haggle!! haggle', '「塩の誓い」 salt-oath'],
    ...['七面・市 seven-masks', 'Brick&Alley brick-and-alley'],
  ],
  'what is inside a game': [
    ...[
      '凌澈 neon-umbrella',
      '影子当铺 neon-umbrella',
      'Boss Lei wok-thunder',
      '尝水的航海士 salt-oath',
    ],
    ...['誓いの塩 salt-oath', 'Silent Camel haggle', '霜のプリズム star-lamp'],
  ],
  'several words': ['霓虹 侦探 neon-umbrella', 'star 灯塔 star-lamp', 'wok 雷火 wok-thunder'],
};

describeOnEachDatabase('a search of the real library', (open) => {
  let database: OpenDatabase;
  let content: Content;
  beforeAll(async () => {
    database = await open('migrated');
    content = await readContent('service/content');
    await seedParsedContent(database.db, content);
  }, 60_000);
  afterAll(() => database.close());

  const first = async (text: string): Promise<string> => {
    const query = parseQuery(text);
    if (query === null) return 'nothing to look for';
    const { game } = await findDocuments(database.db, query, 'all', {
      kinds: ['game', 'character'],
      page: { page: 1, size: 1 },
    });
    return content.games.find(({ id }) => id === game.ids[0])?.slug ?? 'none';
  };

  it.each(Object.entries(TYPED))('ranks the expected game first for %s', async (_kind, lines) => {
    for (const line of lines) {
      const [, text = '', slug] = /^(.*) (\S+)$/.exec(line) ?? [];
      expect([text, await first(text)]).toEqual([text, slug]);
    }
  });

  it('ranks every game first for each of its unique titles and aliases', async () => {
    const owners = new Map<string, Set<string>>();
    for (const { slug, title, aliases } of content.games)
      for (const name of [...Object.values(title), ...Object.values(aliases).flat()]) {
        const folded = foldForSearch(name).trim();
        owners.set(folded, (owners.get(folded) ?? new Set()).add(slug));
      }
    const own = [...owners].filter(([, slugs]) => slugs.size === 1);
    expect(own.length).toBeGreaterThan(450);
    for (const [name, slugs] of own) expect([name, await first(name)]).toEqual([name, ...slugs]);
  }, 60_000);

  it('finds pinyin only when nothing contains the letters', async () => {
    expect(await first('yanshi')).toBe('none');
    const query = parseQuery('yanshi');
    if (query === null) throw new Error('no query');
    const page = { page: 1, size: 1 };
    const { found } = await runSearch(database.db, 'yanshi', query, { kinds: ['game'], page });
    expect(content.games.find(({ id }) => id === found.game.ids[0])?.slug).toBe('salt-oath');
  });
});
