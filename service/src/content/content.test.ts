import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/database';
import { describeOnBoth } from '../testing/both-databases';
import { sampleContent } from '../testing/sample-content';
import { initialOf, ranksOf } from './alphabet';
import { ContentError, readContent } from './read-content';
import { seed } from './seed';

describe('an A-Z index', () => {
  it.each([
    ['星灯塔', 'X'],
    ['一树岛', 'Y'],
    ['阿烛', 'A'],
    ['重', 'Z'],
    ['The Star Lamp', 'T'],
    ['《盐誓》', 'Y'],
    ['3D 迷宫', '#'],
    ['ほしとう', '#'],
  ])('puts %s under %s', (title, letter) => {
    expect(initialOf(title)).toBe(letter);
  });

  it('ranks titles as readers of the language sort them', () => {
    expect(ranksOf(['盐誓', '阿烛', '蜂账本'], 'zh')).toEqual([2, 0, 1]);
  });
});

describe('the content folder', () => {
  it('may be missing', async () => {
    const content = await readContent(join(tmpdir(), 'no-such-content'));
    expect([content.games, content.characters, content.tags]).toEqual([[], [], {}]);
  });

  it('is refused with the name of the file that is no JSON', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFile(join(folder, 'tags.json'), '{"gentle":');
    await expect(readContent(folder)).rejects.toThrow(ContentError);
    await expect(readContent(folder)).rejects.toThrow(/tags\.json is not JSON/);
    await writeFile(join(folder, 'tags.json'), '{"gentle":{"zh":"温柔","en":"Gentle"}}');
    await expect(readContent(folder)).rejects.toThrow(/tags\.json: gentle\.ja/);
    await rm(folder, { recursive: true });
  });
});

describeOnBoth('the seed', (open) => {
  let database: OpenDatabase;
  let applied: string[];
  beforeAll(async () => {
    database = await open();
    const starts = Array.from({ length: 3 }, () => migrate(database.db));
    applied = (await Promise.all(starts)).flat();
  }, 30_000);
  afterAll(() => database.close());

  it('finds a schema that was made once, though three started together', () => {
    expect(applied).toEqual(['0001-content', '0002-accounts']);
  });

  it('writes once, skips the second time, and follows a changed file', async () => {
    const { folder, remove } = await sampleContent();
    expect(await seed(database.db, await readContent(folder))).toBe(true);
    expect(await seed(database.db, await readContent(folder))).toBe(false);
    await rm(join(folder, 'games/bee-ledger.json'));
    expect(await seed(database.db, await readContent(folder))).toBe(true);
    const games = await database.db.selectFrom('games').select('slug').orderBy('slug').execute();
    expect(games.map(({ slug }) => slug)).toEqual(['salt-oath', 'star-lamp']);
    await remove();
  });
});
