import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Server } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { TESTED_PAGE, type DrillContext } from '../context/drill-context';
import { startObjectStore } from '../context/object-store';
import { makeReadOnly, mountDisk } from '../context/small-disk';
import { test, type Drill } from '../drill';

const FOLLOWED_MS = 30_000;
/** Not set: the shell finds places of its own. */
const NOT_SET = { SEEN_FILE: '', MIRROR_DIR: '', TRUSTED_KEYS: '' };

/** A shell whose disk has only the address of the registry and the public keys, and which may write temporary files. */
async function startHost(context: DrillContext, store: NodeJS.ProcessEnv): Promise<Server> {
  const { site, cleanup } = context;
  const disk = await mountDisk(cleanup, 1);
  const registry = path.join(disk, 'registry');
  await fs.mkdir(registry);
  const address = { artifacts: 's3://bucket', log: 's3://bucket' };
  await fs.writeFile(path.join(registry, 'registry.json'), JSON.stringify(address));
  await fs.cp(path.join(site.keys, 'trusted.json'), path.join(disk, 'keys/trusted.json'));
  await makeReadOnly(disk);
  return context.startShell({
    ...NOT_SET,
    REGISTRY_DIR: registry,
    TMPDIR: await cleanup.temporaryFolder(),
    ...store,
  });
}

export const twoHostDrills: readonly Drill[] = [
  test('[40] two shells that share no folder, on read-only disks and without settings for files: both follow an object store, health names what cannot be stored', async (context) => {
    const store = await startObjectStore(context.cleanup, context.site.registry);
    const shells = [await startHost(context, store.env), await startHost(context, store.env)];
    const waitForText = (text: string) =>
      Promise.all(
        shells.map((shell) =>
          waitUntil('the page has its text', FOLLOWED_MS, async () => {
            const { status, html } = await context.read(TESTED_PAGE, shell.url);
            return status === 200 && html.includes(text);
          }),
        ),
      );
    await waitForText(context.text);
    await context.pinChanged('9.94.0-two-hosts');
    await waitForText(context.changedText);
    const reasons = await Promise.all(
      shells.map(async ({ url }) => (await context.health(url)).reason ?? ''),
    );
    for (const reason of reasons) assert.match(reason, /cannot be stored/);
    return reasons[0] ?? '';
  }),
];
