import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuplicateTopic, readEveryday } from './everyday-texts';

describe('readEveryday', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'huoban-everyday-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (area: string, ...topics: string[]) =>
    writeFile(
      join(folder, `${area}.json`),
      JSON.stringify(Object.fromEntries(topics.map((topic) => [topic, {}]))),
    );

  it('gives each topic the area of its file', async () => {
    await write('food', 'breakfast');
    await write('people', 'friends');
    const topics = await readEveryday(folder);
    expect(topics['breakfast']?.area).toBe('food');
    expect(topics['friends']?.area).toBe('people');
  });

  it('refuses a topic that two files have', async () => {
    await write('food', 'breakfast');
    await write('day', 'breakfast', 'evening');
    await expect(readEveryday(folder)).rejects.toThrow(
      new DuplicateTopic('breakfast', ['day', 'food']),
    );
  });
});
