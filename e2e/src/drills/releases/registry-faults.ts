import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { entryKey } from '@huoban/release';
import { freePort, ProcessFailed } from '../../harness/processes';
import { releaseTool, type Server } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { flipBit } from '../context/changed-version';
import { keptFolder, waitForCopy } from '../context/damage';
import {
  CHANNEL,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
  type Health,
} from '../context/drill-context';
import { startObjectStore } from '../context/object-store';
import { fill, mountDisk } from '../context/small-disk';
import { test, type Drill } from '../drill';

const NOTICED_MS = 30_000;
const STORE_LIMIT_MS = 2_000;
const KIBIBYTE = 1024;
const DISK_MEBIBYTES = 256;

async function readPage(context: DrillContext, { url }: Server): Promise<string> {
  const { status, html } = await context.read(TESTED_PAGE, url);
  assert.equal(status, 200, 'status of the page');
  return html;
}

/** Runs a command of the release tool that must be refused. @returns its output */
async function expectRefused(
  registry: string,
  args: readonly string[],
  keys: string,
): Promise<string> {
  const failure: unknown = await releaseTool(registry, args, { KEYS_DIR: keys }).catch(
    (error: unknown) => error,
  );
  assert.ok(failure instanceof ProcessFailed, `${args[0]} succeeded`);
  assert.match(failure.message, /R051/, `the refusal of ${args[0]}`);
  return failure.message;
}

/** What `verify` finds: other drills leave damaged versions. */
async function faultsIn(registry: string, keys: string): Promise<unknown> {
  const output = await releaseTool(registry, ['verify'], { KEYS_DIR: keys }).catch(
    (error: unknown) => {
      if (error instanceof ProcessFailed) return error.stdout;
      throw error;
    },
  );
  return (JSON.parse(output) as { faults: unknown }).faults;
}

/** Damages what a restarted shell reads of its registry. @returns repairs it */
async function damageRegistry(
  { site, firstVersion, firstShell }: DrillContext,
  { release, sequence }: Health,
): Promise<() => Promise<void>> {
  const files = [
    path.join(site.registry, `releases/${release}.json`),
    path.join(site.registry, `artifacts/${TESTED_SECTION}/${firstVersion}/server/index.cjs`),
    path.join(site.registry, `artifacts/shell/${firstShell}/server/index.cjs`),
    path.join(site.registry, entryKey(CHANNEL, sequence)),
  ];
  const repairs: (() => Promise<void>)[] = [];
  for (const each of files) repairs.push(await flipBit(each));
  return async () => {
    for (const repair of repairs) await repair();
  };
}

export const registryFaultDrills: readonly Drill[] = [
  test('[3] [6] [7] a byte of the active release, of two of its versions and of the newest log entry is flipped, and a shell restarts: it starts from what it kept, health names it, repaired it is ready again', async (context) => {
    const folder = await context.cleanup.temporaryFolder();
    const env = { SEEN_FILE: path.join(folder, 'seen.json'), PORT: String(await freePort()) };
    const first = await context.startShell(env);
    const before = await context.health(first.url);
    assert.equal(before.status, 'ok', 'health before');
    for (const [name, version] of [
      [TESTED_SECTION, context.firstVersion],
      ['shell', context.firstShell],
    ] as const) {
      const record = context.file(version, 'version.json', name);
      await waitForCopy(keptFolder(env.SEEN_FILE), context.site.registry, record);
    }
    const killed = once(first.child, 'exit');
    first.child.kill('SIGKILL');
    await killed;
    const repair = await damageRegistry(context, before);
    context.cleanup.add(repair);
    const shell = await context.startShell(env);
    assert.ok((await readPage(context, shell)).includes(context.text), 'the page lacks its text');
    const entry = `/assets/${TESTED_SECTION}/${context.firstVersion}/remoteEntry.js`;
    assert.equal((await fetch(shell.url + entry)).status, 200, 'status of a file');
    // The log is read at the start, the files of the versions by the next check.
    await waitUntil('health names the file', NOTICED_MS, async () => {
      const { problem } = (await context.health(shell.url)).sections[TESTED_SECTION] ?? {};
      return /server\/index\.cjs is altered/.test(problem ?? '');
    });
    const now = await context.health(shell.url);
    assert.equal(now.status, 'degraded', 'health');
    assert.deepEqual(
      [now.release, now.sequence],
      [before.release, before.sequence],
      'active release',
    );
    assert.ok(now.reason, 'health gives no reason');
    await repair();
    await context.waitForHealth('ok', NOTICED_MS, shell.url);
    await context.waitForHealth('ok', NOTICED_MS);
    return now.reason;
  }),
  test('[40] the disk of the registry is full: publish and pin are refused by number, site and log are unharmed, free space heals', async (context) => {
    const { site, cleanup } = context;
    const disk = await mountDisk(cleanup, DISK_MEBIBYTES);
    const registry = path.join(disk, 'registry');
    await fs.cp(site.registry, registry, { recursive: true });
    const trusted = path.join(site.keys, 'trusted.json');
    const shell = await context.startShell({ REGISTRY_DIR: registry, TRUSTED_KEYS: trusted });
    const before = await context.health(shell.url);
    const pinned = await context.buildChanged('9.92.0-pinned');
    const refused = await context.buildChanged('9.92.1-refused');
    const run = (...args: string[]) => releaseTool(registry, args, { KEYS_DIR: site.keys });
    const publish = (folder: string) => ['publish', TESTED_SECTION, '--folder', folder];
    const words = ['--author', 'drills', '--reason', 'a drill', '--force', 'a drill'];
    const pin = ['pin', TESTED_SECTION, '9.92.0-pinned', '--channel', CHANNEL, ...words];
    await run(...publish(pinned));
    const faults = await faultsIn(registry, site.keys);
    const free = await fill(disk, 64 * KIBIBYTE);
    const message = await expectRefused(registry, publish(refused), site.keys);
    await free();
    const freeAgain = await fill(disk);
    await expectRefused(registry, pin, site.keys);
    assert.deepEqual(await faultsIn(registry, site.keys), faults, 'what verify finds');
    const now = await context.health(shell.url);
    assert.deepEqual([now.status, now.release], ['ok', before.release], 'health');
    assert.ok((await readPage(context, shell)).includes(context.text), 'the page lacks its text');
    await freeAgain();
    await run(...publish(refused));
    await run(...pin);
    await waitUntil('the pin is served', NOTICED_MS, async () =>
      (await readPage(context, shell)).includes(context.changedText),
    );
    return /R051.*/.exec(message)?.[0].slice(0, 120) ?? '';
  }),
  test('[7] a registry that sends a release a byte at a time: the shell gives up after its limit, keeps its release, health names it, a fast registry heals', async (context) => {
    const { site, cleanup } = context;
    const store = await startObjectStore(cleanup, site.registry);
    const registry = await cleanup.temporaryFolder();
    await fs.symlink(path.join(site.registry, 'channels'), path.join(registry, 'channels'));
    await fs.writeFile(path.join(registry, 'registry.json'), '{"artifacts":"s3://bucket"}');
    const shell = await context.startShell({
      REGISTRY_DIR: registry,
      REGISTRY_TIMEOUT_MS: String(STORE_LIMIT_MS),
      TRUSTED_KEYS: path.join(site.keys, 'trusted.json'),
      ...store.env,
    });
    // Copying the first release may take longer than the limit.
    await context.waitForHealth('ok', NOTICED_MS, shell.url);
    const before = await context.health(shell.url);
    store.isSlow = true;
    await context.pinChanged('9.93.0-slow');
    await context.waitForHealth('degraded', NOTICED_MS, shell.url);
    const { reason, release } = await context.health(shell.url);
    assert.equal(release, before.release, 'active release');
    assert.match(reason ?? '', /the registry has not responded completely for 2000 ms/);
    assert.ok((await readPage(context, shell)).includes(context.text), 'the page lacks its text');
    store.isSlow = false;
    await waitUntil('the new release is served', NOTICED_MS, async () =>
      (await readPage(context, shell)).includes(context.changedText),
    );
    await context.waitForHealth('ok', NOTICED_MS, shell.url);
    return reason ?? '';
  }),
];
