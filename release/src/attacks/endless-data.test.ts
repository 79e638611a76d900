import { DocumentTooLarge } from '../storage/storage';
import { FolderStorage } from '../storage/folder-storage';
import { ArtifactStore } from '../registry/artifact-store';
import { AttackFixture, homeVersion } from './testing/attack-fixture';

const KB = 1024;
const MB = 1024 * KB;

/** Polls. @returns keys of documents that were refused by size before reading */
async function refusedWhileLooking(fixture: AttackFixture): Promise<string[]> {
  const reading = jest.spyOn(FolderStorage.prototype, 'read');
  await fixture.follower.poll();
  const refused: string[] = [];
  for (const [index, { value }] of reading.mock.results.entries()) {
    const outcome: unknown = await Promise.resolve(value).catch((error: unknown) => error);
    if (outcome instanceof DocumentTooLarge) refused.push(reading.mock.calls[index]?.[0] ?? '');
  }
  reading.mockRestore();
  return refused;
}

describe('endless data', () => {
  it('is refused as an entry before parsing, and does not block the channel', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.writeEntry(3, `{"reason":"${'x'.repeat(64 * KB)}"}`);
    expect(await refusedWhileLooking(fixture)).toEqual(['channels/production/log/00000003.json']);
    expect(fixture.follower.state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(fixture.follower.state.reason).toMatch(/too large: \d+ bytes/);
    await fixture.pinHome('3.0.0');
    expect(await fixture.poll()).toMatchObject({ status: 'ok', sequence: 4 });
  });

  it('is refused as a release that a trusted key named', async () => {
    const fixture = await AttackFixture.prepare();
    const { release } = await fixture.pinHome('3.0.0');
    await fixture.write(`releases/${release}.json`, 'x'.repeat(4 * MB + 1));
    expect(await refusedWhileLooking(fixture)).toEqual([`releases/${release}.json`]);
    expect(fixture.follower.state).toMatchObject({ status: 'degraded', sequence: 2 });
    expect(homeVersion(fixture.follower.state)).toBe('2.0.0');
    expect(await fixture.acceptedSequences()).toEqual([2]);
    expect(await fixture.faults()).toContain(`altered releases/${release}.json`);
  });

  it('is refused as the record of a version', async () => {
    const fixture = await AttackFixture.prepare();
    await fixture.write('artifacts/mfe-home/2.0.0/version.json', ' '.repeat(2 * MB + 1));
    const read = new ArtifactStore(fixture.registry).read('mfe-home', '2.0.0');
    await expect(read).rejects.toThrow(DocumentTooLarge);
    expect(await fixture.faults()).toContain('altered artifacts/mfe-home/2.0.0/version.json');
  });

  it('is refused as a file that is longer than published', async () => {
    const fixture = await AttackFixture.prepare();
    const file = 'artifacts/mfe-home/2.0.0/client/main.js';
    await fixture.write(file, 'x'.repeat(MB));
    expect(await fixture.faults()).toContain(`altered ${file}`);
  });
});
