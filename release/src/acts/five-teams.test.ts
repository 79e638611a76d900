import { spawn } from 'node:child_process';
import path from 'node:path';
import { SECTION_NAMES } from '@huoban/contracts';
import { ARTIFACT_NAMES } from '../registry/artifact-names';
import { readChannelHead, readHistory } from '../channel/channel-head';
import { EvidenceStore } from '../evidence/evidence-store';
import { createRegistry, publishVersion } from '../testing/test-registry';
import { createKey, ensureFirstKey } from '../keys/key-folder';
import { openSigner } from '../keys/signer';
import { pin } from './pin';
import { pinnedVersions } from '../release/pins';

function runTeam(registry: string, keys: string, team: string): Promise<number | null> {
  const program = path.join(__dirname, 'testing/team-process.ts');
  const args = ['--import', 'tsx', program, registry, keys, team];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.on('close', resolve));
}

describe('five teams that promote their sections concurrently', () => {
  it('all succeed, each with one smoke run and without force', async () => {
    const registry = await createRegistry();
    const keys = await createRegistry();
    await ensureFirstKey(keys);
    await createKey(keys, 'tester');
    const signer = await openSigner(keys);
    for (const name of ARTIFACT_NAMES) await publishVersion(registry, name, '1.0.0');
    for (const name of SECTION_NAMES) await publishVersion(registry, name, '2.0.0');
    const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
    for (const channel of ['staging', 'production']) {
      await pin(registry, {
        channel,
        author: 'test',
        reason: 'a test',
        force: 'first',
        signer,
        versions,
      });
    }

    const codes = await Promise.all(SECTION_NAMES.map((team) => runTeam(registry, keys, team)));

    expect(codes).toEqual([0, 0, 0, 0, 0]);
    const head = await readChannelHead(registry, 'production', signer.trusted);
    const sections = Object.fromEntries(SECTION_NAMES.map((name) => [name, '2.0.0']));
    expect(head && pinnedVersions(head.release)).toEqual({ shell: '1.0.0', ...sections });
    const log = await readHistory(registry, 'production', signer.trusted);
    expect(log.map(({ act }) => act)).toEqual(['pin', ...SECTION_NAMES.map(() => 'promote')]);
    expect(new Set(log.slice(1).map(({ author }) => author)).size).toBe(5);
    expect(log.slice(1).filter(({ forced }) => forced !== null)).toEqual([]);
    const store = new EvidenceStore(registry);
    const runs = await Promise.all(
      (await store.listReleases()).map((id) => store.list(id, signer.trusted)),
    );
    expect(runs.flat()).toHaveLength(5);
  }, 120_000);
});
