import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { residentMemory } from '../../harness/processes';
import { timed } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import { waitForHydration } from '../../page/site';
import { OTHER_PAGE, TESTED_PAGE, TESTED_SECTION } from '../context/drill-context';
import { flipBit } from '../context/changed-version';
import { damageBoth, keptBy, waitForCopy } from '../context/damage';
import { inMs, slowness } from '../context/timing';
import { test, type Drill } from '../drill';

/** The site checks a damaged version again after this time. */
const RECOVERY_MS = 20_000;

const MAX_SHELL_BYTES = 1.4 * 2 ** 30;

async function enlarge(file: string): Promise<void> {
  await fs.writeFile(file, '');
  await fs.truncate(file, 1.5 * 2 ** 30);
}
const linkToDevice = (file: string): Promise<void> => fs.symlink('/dev/zero', file);

export const damagedFileDrills: readonly Drill[] = [
  test('[3] a flipped bit in a server and a client file of the registry: the kept copies are used, health names it', async (context) => {
    const version = await context.pinChanged('9.0.0-kept');
    const files = ['server/index.cjs', 'client/remoteEntry.js'];
    for (const file of files)
      await waitForCopy(keptBy(context.site), context.site.registry, context.file(version, file));
    const repairs = await Promise.all(files.map((file) => flipBit(context.file(version, file))));
    assert.equal(await context.renderedVersion(), 'changed', 'rendered version');
    const address = `/assets/${TESTED_SECTION}/${version}/remoteEntry.js`;
    assert.equal((await context.fetch(address)).status, 200, 'status of the client file');
    const healthOf = async () => (await context.health()).sections[TESTED_SECTION];
    await waitUntil('health names the damage', RECOVERY_MS, async () =>
      /altered in the registry/.test((await healthOf())?.problem ?? ''),
    );
    const problem = (await healthOf())?.problem ?? '';
    assert.equal((await context.health()).status, 'degraded', 'health');
    for (const repair of repairs) await repair();
    await waitUntil('health is ok', RECOVERY_MS, async () => (await healthOf())?.status === 'ok');
    return problem;
  }),
  test('[3] a flipped bit in a server file: the fallback version is rendered, other sections as before', async (context) => {
    const version = await context.pinChanged('9.1.0-server');
    const repair = await damageBoth(context, context.file(version, 'server/index.cjs'));
    assert.equal(await context.renderedVersion(), 'first', 'rendered version');
    assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of another section');
    await repair();
    await context.waitForRendered('changed', RECOVERY_MS);
  }),
  test('[3] [full] a flipped bit in a client file: it is not served, the browser shows the fallback version', async (context) => {
    const version = await context.pinChanged('9.2.0-client');
    const repair = await damageBoth(context, context.file(version, 'client/remoteEntry.js'));
    const visit = await context.visit();
    await visit.goto(TESTED_PAGE);
    await context.waitForFirstVersion(visit, 5_000);
    const entry = await context.fetch(`/assets/${TESTED_SECTION}/${version}/remoteEntry.js`);
    assert.equal(entry.status, 404, 'status of the damaged file');
    const { sections } = await context.health();
    assert.equal(sections[TESTED_SECTION]?.status, 'degraded', 'health of the section');
    assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of another section');
    await repair();
    await waitUntil('the section has recovered', RECOVERY_MS, async () => {
      const health = await context.health();
      const isOk = health.sections[TESTED_SECTION]?.status === 'ok';
      return isOk && (await context.renderedVersion()) === 'changed';
    });
  }),
  test('[3] 1.5 GB, or a device, in place of a server file: not read, the fallback version is rendered at once', async (context) => {
    for (const [index, replace] of [enlarge, linkToDevice].entries()) {
      const version = await context.pinChanged(`9.4.${index}-unbounded`);
      const file = context.file(version, 'server/index.cjs');
      // Never repaired: the next version would fall back to it.
      await damageBoth(context, file, async (each) => {
        await fs.rm(each);
        await replace(each);
      });
      const { ms, result } = await timed(() => context.renderedVersion());
      assert.equal(result, 'first', 'rendered version');
      assert.ok(ms <= 2_000 * slowness(), `rendered after ${inMs(ms)}`);
      const { shell } = await context.site.processes();
      const resident = await residentMemory(shell);
      assert.ok(resident < MAX_SHELL_BYTES, `the shell uses ${Math.round(resident / 2 ** 20)} MiB`);
      await fs.rm(file);
    }
  }),
  test('[3] [10] a flipped bit in a style sheet: the fallback version is rendered', async (context) => {
    const version = await context.pinChanged('9.3.0-style');
    const client = path.dirname(context.file(version, 'client/remoteEntry.js'));
    const styles = (await fs.readdir(client)).filter((file) => file.endsWith('.css'));
    assert.ok(styles.length > 0, 'the section has no style sheet');
    const repairs = await Promise.all(
      styles.map((file) => damageBoth(context, path.join(client, file))),
    );
    assert.equal(await context.renderedVersion(), 'first', 'rendered version');
    for (const repair of repairs) await repair();
  }),
  test('[1] a deleted section: its error view with the header, other sections as before, recovery without a restart', async (context) => {
    const folders = [context.site.registry, keptBy(context.site)].map((root) =>
      path.join(root, 'artifacts', TESTED_SECTION),
    );
    const other = await context.visit();
    await other.goto(OTHER_PAGE);
    for (const folder of folders) await fs.rename(folder, `${folder}.away`);
    try {
      const { status, html } = await context.read(TESTED_PAGE);
      assert.ok([500, 503].includes(status), `a deleted section has status ${status}`);
      assert.ok(html.includes('id="boot"'), 'the error page is not rendered by the shell');
      const visit = await context.visit();
      await visit.goto(TESTED_PAGE);
      assert.ok((await visit.mainText()).length > 0, 'the error view is empty');
      assert.ok(await visit.has('main button'), 'the error view has no retry button');
      assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of another section');
      await other.page.reload();
      await waitForHydration(other.page);
      assert.deepEqual(other.consoleErrors, [], 'console of another section');
    } finally {
      for (const folder of folders) await fs.rename(`${folder}.away`, folder);
    }
    await context.waitForRendered('first', RECOVERY_MS);
  }),
];
