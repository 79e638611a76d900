import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pin } from '../../acts/pin';
import { refusalsOf } from '../../cli/refusals-of-error';
import { createBuild, createSite, FORCED_BY_TEST, TRUSTED } from '../../testing/test-registry';
import { verifyRegistry } from '../../verify/verify-registry';
import { publish } from '../artifact-store';

afterEach(() => jest.restoreAllMocks());

/** The disk is full after some writes: half of the next file is written. */
function fillDiskAfter(writes: number): void {
  const write = fs.writeFile;
  let left = writes;
  jest.spyOn(fs, 'writeFile').mockImplementation(async (file, content, options) => {
    left -= 1;
    if (left >= 0) return write(file, content, options);
    const text = Buffer.from(content as string | Buffer);
    await write(file, text.subarray(0, text.length / 2), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('timestamps'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
}

describe('a full disk', () => {
  it.each([0, 1, 2, 4])(
    'refuses a publish (R051) after %i writes and leaves no file behind',
    async (writes) => {
      const registry = await createSite();
      const build = await createBuild(registry, 'mfe-home', '2.0.0');
      const before = await filesOf(registry);
      fillDiskAfter(writes);
      const refused: unknown = await publish(registry, build).catch((error: unknown) => error);
      expect(refusalsOf(refused)).toMatchObject([
        { code: 'R051', problem: expect.stringMatching(/ENOSPC/) },
      ]);
      expect(await filesOf(registry)).toEqual(before);
      jest.restoreAllMocks();
      expect(await publish(registry, build)).toMatchObject({ created: true });
      expect((await verifyRegistry(registry, { trusted: TRUSTED })).faults).toEqual([]);
    },
  );

  it('waits for the files that are still being written before it removes what was', async () => {
    const registry = await createSite();
    const build = await createBuild(registry, 'mfe-home', '2.0.0');
    for (let index = 0; index < 20; index += 1)
      await fs.writeFile(path.join(build, 'client', `${index}.js`), `// ${index}`);
    const before = await filesOf(registry);
    const make = fs.mkdir;
    fillDiskAfter(5);
    // Slower than the first failure.
    jest.spyOn(fs, 'mkdir').mockImplementation(async (folder, options) => {
      if (String(folder).endsWith('client')) await pause(20);
      return make(folder, options);
    });
    const refused: unknown = await publish(registry, build).catch((error: unknown) => error);
    expect(refusalsOf(refused)).toMatchObject([{ code: 'R051' }]);
    await pause(100);
    expect(await filesOf(registry)).toEqual(before);
    expect(await fs.readdir(path.join(registry, 'artifacts/mfe-home'))).toEqual(['1.0.0']);
  });

  it.each([0, 1])(
    'refuses a pin after %i writes and leaves the channel as it was',
    async (writes) => {
      const registry = await createSite();
      await publish(registry, await createBuild(registry, 'mfe-home', '2.0.0'));
      const act = { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } };
      fillDiskAfter(writes);
      const refused: unknown = await pin(registry, act).catch((error: unknown) => error);
      expect(refusalsOf(refused)).toMatchObject([{ code: 'R051' }]);
      jest.restoreAllMocks();
      const { faults, counts } = await verifyRegistry(registry, { trusted: TRUSTED });
      expect({ faults, entries: counts.entries }).toEqual({ faults: [], entries: 1 });
      expect(
        (await filesOf(registry)).filter((file) => path.basename(file).startsWith('.')),
      ).toEqual([]);
      expect((await pin(registry, act)).entry.sequence).toBe(2);
    },
  );

  it.each([2, 3])(
    'does not take back a pin whose entry was written, after %i writes',
    async (writes) => {
      const registry = await createSite();
      await publish(registry, await createBuild(registry, 'mfe-home', '2.0.0'));
      fillDiskAfter(writes);
      const act = { ...FORCED_BY_TEST, versions: { 'mfe-home': '2.0.0' } };
      expect((await pin(registry, act)).entry.sequence).toBe(2);
    },
  );

  it('leaves nothing where hard links are unknown', async () => {
    const registry = await createSite();
    const build = await createBuild(registry, 'mfe-home', '2.0.0');
    const before = await filesOf(registry);
    jest
      .spyOn(fs, 'link')
      .mockRejectedValue(Object.assign(new Error('not permitted'), { code: 'EPERM' }));
    fillDiskAfter(1);
    await expect(publish(registry, build)).rejects.toThrow(/ENOSPC/);
    expect(await filesOf(registry)).toEqual(before);
  });
});
