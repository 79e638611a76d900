import type { Release } from '@huoban/contracts';
import { COLLECTING_FILE, versionFolder } from '../registry/artifact-layout';
import { DeprecationStore } from '../registry/deprecation/deprecation-store';
import { createRegistry } from '../testing/test-registry';
import { openRegistry } from '../storage/open-registry';
import { checkAvailability } from './availability-checks';
import { createVersionRecord } from './testing/version-record';

const HOME = { record: createVersionRecord('mfe-home'), hash: '' };
const SHELL = { record: createVersionRecord('shell'), hash: '' };
const DEPRECATION = {
  format: 1,
  name: 'mfe-home',
  version: '1.0.0',
  author: 'anna',
  reason: 'it loses drafts',
  at: '2026-03-04T05:06:07.000Z',
} as const;
const UNDONE = { author: 'ben', reason: 'it did not', at: '2026-03-05T05:06:07.000Z' };

/** The active release with this version of the home section. */
const activeWith = (version: string): Release =>
  ({ sections: { 'mfe-home': { version } }, shell: { version } }) as unknown as Release;

async function registryWith({
  deprecated = [],
  collected = [],
}: {
  deprecated?: Parameters<DeprecationStore['save']>[0][];
  collected?: ('mfe-home' | 'shell')[];
}): Promise<string> {
  const registry = await createRegistry();
  for (const each of deprecated) await new DeprecationStore(registry).save(each);
  for (const name of collected) {
    const key = `${versionFolder(name, '1.0.0')}/${COLLECTING_FILE}`;
    await openRegistry(registry).artifacts.replace(key, '{}');
  }
  return registry;
}

describe('the version of a release', () => {
  it('may be any available version', async () => {
    const registry = await registryWith({});
    await expect(checkAvailability(registry, [HOME, SHELL], null)).resolves.toEqual([]);
  });

  it.each([
    ['nothing', null],
    ['another version', activeWith('0.9.0')],
  ])('must not be a deprecated one while %s is active', async (_what, current) => {
    const registry = await registryWith({ deprecated: [DEPRECATION] });
    await expect(checkAvailability(registry, [SHELL, HOME], current)).resolves.toEqual([
      {
        code: 'R040',
        subject: 'mfe-home 1.0.0',
        problem: 'anna deprecated it at 2026-03-04T05:06:07.000Z: it loses drafts',
        remedy: 'Pin a newer version, or run `pnpm release deprecate mfe-home 1.0.0 --undo`.',
      },
    ]);
  });

  it('may be a deprecated one that is already active, or whose deprecation was taken back', async () => {
    const registry = await registryWith({ deprecated: [DEPRECATION] });
    await expect(checkAvailability(registry, [HOME], activeWith('1.0.0'))).resolves.toEqual([]);
    const undone = await registryWith({ deprecated: [{ ...DEPRECATION, undone: UNDONE }] });
    await expect(checkAvailability(undone, [HOME], null)).resolves.toEqual([]);
  });

  it('must not be one that is being removed, even when it is active', async () => {
    const registry = await registryWith({ collected: ['shell'] });
    await expect(checkAvailability(registry, [HOME, SHELL], activeWith('1.0.0'))).resolves.toEqual([
      {
        code: 'R041',
        subject: 'shell 1.0.0',
        problem: 'garbage collection is removing it',
        remedy: 'Publish the same build again to keep it, then repeat the command.',
      },
    ]);
  });

  it('gets all refusals at once', async () => {
    const registry = await registryWith({
      deprecated: [DEPRECATION],
      collected: ['mfe-home', 'shell'],
    });
    const found = await checkAvailability(registry, [HOME, SHELL], null);
    expect(found.map(({ code, subject }) => `${code} ${subject}`)).toEqual([
      'R040 mfe-home 1.0.0',
      'R041 mfe-home 1.0.0',
      'R041 shell 1.0.0',
    ]);
  });
});
