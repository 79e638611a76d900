import { DocumentTooLarge } from '../storage/storage';
import { FolderStorage } from '../storage/folder-storage';
import { ArtifactStore } from '../artifact-store';
import { Ground, homeOf } from './ground';

const KB = 1024;
const MB = 1024 * KB;

/** Looks, and says which documents were refused for their size before anything of them was read. */
async function refusedWhileLooking(ground: Ground): Promise<string[]> {
  const reading = jest.spyOn(FolderStorage.prototype, 'read');
  await ground.follower.look();
  const refused: string[] = [];
  for (const [index, { value }] of reading.mock.results.entries()) {
    const outcome: unknown = await Promise.resolve(value).catch((error: unknown) => error);
    if (outcome instanceof DocumentTooLarge) refused.push(reading.mock.calls[index]?.[0] ?? '');
  }
  reading.mockRestore();
  return refused;
}

describe('endless data', () => {
  it('is refused as an entry before it is parsed, and does not stop the channel', async () => {
    const ground = await Ground.prepare();
    await ground.writeEntry(3, `{"reason":"${'x'.repeat(64 * KB)}"}`);
    expect(await refusedWhileLooking(ground)).toEqual(['channels/production/log/00000003.json']);
    expect(ground.follower.state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(ground.follower.state.reason).toMatch(/too large: \d+ bytes/);
    await ground.pinHome('3.0.0');
    expect(await ground.look()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('is refused as a release, although a trusted key named it', async () => {
    const ground = await Ground.prepare();
    const { release } = await ground.pinHome('3.0.0');
    await ground.write(`releases/${release}.json`, 'x'.repeat(4 * MB + 1));
    expect(await refusedWhileLooking(ground)).toEqual([`releases/${release}.json`]);
    expect(ground.follower.state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(homeOf(ground.follower.state)).toBe('2.0.0');
    expect(await ground.seen()).toEqual([2]);
    expect(await ground.faults()).toContain(`altered releases/${release}.json`);
  });

  it('is refused as the record of a version', async () => {
    const ground = await Ground.prepare();
    await ground.write('artifacts/mfe-home/2.0.0/version.json', ' '.repeat(2 * MB + 1));
    const read = new ArtifactStore(ground.registry).read('mfe-home', '2.0.0');
    await expect(read).rejects.toThrow(DocumentTooLarge);
    expect(await ground.faults()).toContain('altered artifacts/mfe-home/2.0.0/version.json');
  });

  it('is refused as a file that is longer than the one that was published', async () => {
    const ground = await Ground.prepare();
    const file = 'artifacts/mfe-home/2.0.0/client/main.js';
    await ground.write(file, 'x'.repeat(MB));
    expect(await ground.faults()).toContain(`altered ${file}`);
  });
});
