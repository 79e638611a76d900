import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate';
import type { OpenDatabase } from '../database/database';
import { describeOnEachDatabase } from '../testing/database-suites';
import { createSampleContent, STAR_LAMP_ENTITIES } from '../testing/sample-content';
import { titleInitial, titleRanks } from './title-order';
import { ContentError } from './json-file';
import { readContent, readContentFiles } from './read-content';
import { seedContent } from './seed';

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
    ['？！', '#'],
  ])('lists %s under %s', (title, letter) => {
    expect(titleInitial(title)).toBe(letter);
  });

  it('ranks titles in the order of the language', () => {
    expect(titleRanks(['盐誓', '阿烛', '蜂账本'], 'zh')).toEqual([2, 0, 1]);
  });
});

describe('the content folder', () => {
  it('may be missing', async () => {
    const content = await readContent(join(tmpdir(), 'no-such-content'));
    expect([content.games, content.characters, content.tags]).toEqual([[], [], {}]);
  });

  it.each(['tags.json/', 'games'])('fails when %s cannot be read', async (part) => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    if (part.endsWith('/')) await mkdir(join(folder, part));
    else await writeFile(join(folder, part), 'no folder');
    await expect(readContent(folder)).rejects.toThrow(/EISDIR|ENOTDIR/);
    await rm(folder, { recursive: true });
  });

  it('fails with the name of an invalid file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    await writeFile(join(folder, 'tags.json'), '{"gentle":');
    await expect(readContent(folder)).rejects.toThrow(ContentError);
    await expect(readContent(folder)).rejects.toThrow(/tags\.json is not JSON/);
    await writeFile(join(folder, 'tags.json'), '{"gentle":{"zh":"温柔","en":"Gentle"}}');
    await expect(readContent(folder)).rejects.toThrow(/tags\.json: gentle\.ja/);
    await rm(folder, { recursive: true });
  });
});

describe('the shipped library', () => {
  const LANGUAGES = ['zh', 'en', 'ja'] as const;
  const shipped = readContent(join(__dirname, '../../content'));

  it('has at least 500 Chinese characters about every game', async () => {
    const lengths = (await shipped).games.map(({ slug, article }) => ({
      slug,
      length: article.reduce((sum, { body }) => sum + body.zh.length, 0),
    }));
    expect(lengths.length).toBeGreaterThan(0);
    expect(lengths.filter(({ length }) => length < 500)).toEqual([]);
  });

  it('has three entities for every game, two of them roles', async () => {
    const { games, entities } = await shipped;
    const lacking = games.filter(({ slug }) => {
      const ofGame = entities.filter(({ game }) => game === slug);
      return ofGame.length < 3 || ofGame.filter(({ kind }) => kind === 'role').length < 2;
    });
    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(LANGUAGES)('has no sentence in two articles (%s)', async (language) => {
    const firstUse = new Map<string, string>();
    const repeated: string[] = [];
    for (const { slug, article } of (await shipped).games)
      for (const { body } of article)
        for (const part of body[language].split(/[。！？.!?]/)) {
          const sentence = part.replace(/^[\s"”」』]+|\s+$/g, '').toLowerCase();
          const first = firstUse.get(sentence) ?? slug;
          if (sentence !== '' && first !== slug) repeated.push(`${first} and ${slug}: ${sentence}`);
          firstUse.set(sentence, first);
        }
    expect(repeated).toEqual([]);
  });
});

describe('the entities of a game', () => {
  const rejection = async (file: string, value: unknown) => {
    const { folder, remove } = await createSampleContent();
    await writeFile(join(folder, 'entities', file), JSON.stringify(value));
    const error: unknown = await readContent(folder).catch((error: unknown) => error);
    await remove();
    return error instanceof ContentError ? error.message : `not rejected: ${String(error)}`;
  };
  const [thing, role] = STAR_LAMP_ENTITIES;

  it('belong to the game named by the file', async () => {
    const { folder, remove } = await createSampleContent();
    const { entities } = await readContent(folder);
    await remove();
    expect(entities.map(({ id, game }) => `${game}/${id}`)).toContain('star-lamp/5002');
    expect(await rejection('no-game.json', [])).toMatch(
      /entities\/no-game\.json: no game of the library has the slug no-game/,
    );
  });

  it('are rejected with the file and the invalid field', async () => {
    const invalid = [
      [{ ...role, role: undefined }, /star-lamp\.json: 0\.role: /],
      [{ ...role, name: { zh: '灯', en: 'Lamp' } }, /star-lamp\.json: 0\.name\.ja: /],
      [{ ...role, kind: 'beast' }, /star-lamp\.json: 0\.kind: /],
      [{ ...thing, sections: [] }, /star-lamp\.json: 0\.sections: /],
      [{ ...thing, role: role?.role }, /star-lamp\.json: 0: .*role/],
    ] as const;
    for (const [value, message] of invalid)
      expect(await rejection('star-lamp.json', [value])).toMatch(message);
  });

  it('have unique ids across games', async () => {
    expect(await rejection('salt-oath.json', [role])).toBe('two entities have the id 5002');
  });
});

describeOnEachDatabase('seedContent', (open) => {
  let database: OpenDatabase;
  let applied: string[];
  beforeAll(async () => {
    database = await open();
    const starts = Array.from({ length: 3 }, () => migrate(database.db));
    applied = (await Promise.all(starts)).flat();
  }, 120_000);
  afterAll(() => database.close());

  it('runs on a schema that three parallel migrations created once', () => {
    expect(applied).toEqual([
      '0001-content',
      '0002-accounts',
      '0003-entities',
      '0004-stories',
      '0005-messaging',
      '0006-reports',
      '0007-search',
      '0008-search-spellings',
      '0009-session-use',
      '0010-kana-rows',
      '0011-memories',
      '0012-read-messages',
      '0013-collections',
      '0014-guests',
      '0015-activities',
      '0016-reading-time',
      '0017-facet-index',
      '0018-memory-account-index',
    ]);
  });

  it('writes once, skips unchanged content and writes changed content', async () => {
    const { folder, remove } = await createSampleContent();
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeDefined();
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeUndefined();
    await rm(join(folder, 'games/bee-ledger.json'));
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeDefined();
    const games = await database.db.selectFrom('games').select('slug').orderBy('slug').execute();
    expect(games.map(({ slug }) => slug)).toEqual(['salt-oath', 'star-lamp']);
    await remove();
  });

  it('rewrites changed entities and removes those of a deleted file', async () => {
    const { folder, remove } = await createSampleContent();
    const idsInDatabase = async () =>
      (
        await database.db
          .selectFrom('game_entities')
          .select('id')
          .orderBy('game_id')
          .orderBy('position')
          .execute()
      ).map(({ id }) => id);
    await seedContent(database.db, await readContentFiles(folder));
    expect(await idsInDatabase()).toEqual(['5001', '5002', '5003', '5004']);
    await writeFile(
      join(folder, 'entities/star-lamp.json'),
      JSON.stringify(STAR_LAMP_ENTITIES.slice(1).reverse()),
    );
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeDefined();
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeUndefined();
    expect(await idsInDatabase()).toEqual(['5004', '5003', '5002']);
    await rm(join(folder, 'entities/star-lamp.json'));
    expect(await seedContent(database.db, await readContentFiles(folder))).toBeDefined();
    expect(await idsInDatabase()).toEqual([]);
    await remove();
  });
});
