import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishReplacement, isReplacementPending } from './replace-folder';

describe('replacing a folder', () => {
  const PLAN = { from: 'scratch/new', to: 'data', aside: 'old' };
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'replace-'));
    for (const [folder, word] of [
      ['scratch/new', 'new'],
      ['data', 'old'],
    ] as const) {
      await mkdir(join(dataDir, folder), { recursive: true });
      await writeFile(join(dataDir, folder, 'word'), word);
    }
    await writeFile(join(dataDir, 'restore.json'), JSON.stringify(PLAN));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const word = (folder: string) => readFile(join(dataDir, folder, 'word'), 'utf8');

  // Every state that a killed process can leave after the plan was written.
  it.each([
    ['before the first step', async () => {}],
    ['between the steps', () => rename(join(dataDir, 'data'), join(dataDir, 'old'))],
    [
      'after the last step',
      async () => {
        await rename(join(dataDir, 'data'), join(dataDir, 'old'));
        await rename(join(dataDir, 'scratch/new'), join(dataDir, 'data'));
      },
    ],
  ])('is finished by the next process after a kill %s', async (_when, prepare) => {
    await prepare();
    expect(isReplacementPending(dataDir)).toBe(true);
    await finishReplacement(dataDir);
    expect([await word('data'), await word('old')]).toEqual(['new', 'old']);
    expect(isReplacementPending(dataDir)).toBe(false);
    await finishReplacement(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['data', 'old', 'scratch']);
  });
});
