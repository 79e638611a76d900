import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { waitUntil } from '../../harness/wait';
import { waitForHydration } from '../../page/site';
import type { ChangeFile } from '../context/changed-version';
import { damageBoth } from '../context/damage';
import { OTHER_PAGE, type DrillContext } from '../context/drill-context';
import { alterInTransit, type Interceptor } from '../context/visit';
import { test, type Drill } from '../drill';

const SHOWN_MS = 12_000;
const RECOVERY_MS = 35_000;

const throwingIn =
  (changed: string): ChangeFile =>
  (content, file) =>
    file === changed ? `throw new Error('a drill');\n${content}` : content;

/** Opens a page, which must be rendered by the fallback version of the shell. */
async function expectFallback(
  context: DrillContext,
  documents: number,
  intercept?: Interceptor,
): Promise<void> {
  const visit = await context.visit(intercept && { intercept });
  await visit.load(OTHER_PAGE);
  await waitUntil('the fallback runs in the tab', SHOWN_MS, async () => {
    await waitForHydration(visit.page);
    const shown = await visit.shownRelease();
    return shown?.shell === context.firstShell && shown.why === 'fallback';
  });
  visit.expectDocuments(documents);
  await visit.expectUnaltered();
}

const waitForShellFault = (
  context: DrillContext,
  version: string,
  cause: string,
): Promise<number> =>
  waitUntil(`a fault by ${cause} is counted`, SHOWN_MS, async () => {
    return (await context.countFaults(version, cause, 'shell')) > 0;
  });

/** The shell checks files that it has read itself after half a minute only, hence the long drills. */
const FILES = [
  ['[3] [full]', 'server/index.cjs', 'server file'],
  ['[3]', 'client/main.js', 'script'],
  ['[3] [full]', 'client/main.*.css', 'style sheet'],
] as const;

export const brokenShellDrills: readonly Drill[] = [
  ...FILES.map(([labels, file, name], index) =>
    test(`${labels} a flipped bit in the shell's ${name}: pages are rendered by the fallback shell, and complete`, async (context) => {
      const version = `9.30.${index}-damaged`;
      await context.pinShell(version);
      const repair = await damageBoth(context, await findFile(context, version, file));
      // The first request for a script may be the one that detects the damage.
      await context.fetch(`/assets/shell/${version}/main.js`);
      const { status, html } = await context.read(OTHER_PAGE);
      assert.equal(status, 200, 'status of the page');
      assert.ok(!html.includes(`/assets/shell/${version}/`), 'the damaged version is used');
      await expectFallback(context, 1);
      await repair();
      await waitUntil('the repaired shell is served', RECOVERY_MS, async () =>
        (await context.read(OTHER_PAGE)).html.includes(`/assets/shell/${version}/`),
      );
    }),
  ),
  test('[36] a shell that cannot be evaluated on the server: pages are rendered by the fallback shell', async (context) => {
    await context.pinShell('9.31.0-throws', throwingIn('server/index.cjs'));
    const { status, html } = await context.read(OTHER_PAGE);
    assert.equal(status, 200, 'status of the page');
    assert.ok(html.includes(`/assets/shell/${context.firstShell}/`), 'another shell has rendered');
    await waitForShellFault(context, '9.31.0-throws', 'start');
  }),
  test('[36] a shell that throws when it starts in the browser: one more document load, by the fallback shell', async (context) => {
    await context.pinShell('9.32.0-throws', throwingIn('client/main.js'));
    await expectFallback(context, 2);
    await waitForShellFault(context, '9.32.0-throws', 'start');
  }),
  test("[3] the shell's script altered in transit never runs: one more document load, by the fallback shell", async (context) => {
    await context.pinShell('9.33.0-altered');
    const address = /\/assets\/shell\/9\.33\.0-altered\/main\.js$/;
    await expectFallback(context, 2, alterInTransit(address));
    await waitForShellFault(context, '9.33.0-altered', 'integrity');
  }),
  test('[3] [10] a lazy style sheet of the shell altered in transit: one more document load, then a toast in place of its dialog, the page stays', async (context) => {
    const address = /\/assets\/shell\/[^/]+\/login-dialog\.\w+\.css$/;
    const visit = await context.visit({ intercept: alterInTransit(address) });
    await visit.goto(OTHER_PAGE);
    const pressLogin = async (): Promise<void> => {
      const login = await visit.page.waitForSelector('header button ::-p-text(登录)');
      await login?.click();
    };
    await Promise.all([visit.page.waitForNavigation({ timeout: SHOWN_MS }), pressLogin()]);
    await waitForHydration(visit.page);
    await pressLogin();
    await visit.waitFor('[aria-live] [role=alert]', SHOWN_MS);
    visit.expectDocuments(2);
    await visit.expectUnaltered();
    assert.ok(!(await visit.has('dialog[open]')), 'the dialog opens without its style');
    await visit.page.waitForSelector('header a');
  }),
];

/** Path of a file of the shell; `*` matches the hash in its name. */
async function findFile(context: DrillContext, version: string, pattern: string): Promise<string> {
  const file = context.file(version, pattern, 'shell');
  const [before = '', after] = path.basename(file).split('*');
  if (after === undefined) return file;
  const names = await fs.readdir(path.dirname(file));
  const name = names.find((each) => each.startsWith(before) && each.endsWith(after));
  assert.ok(name, `the shell has no file ${pattern}`);
  return path.join(path.dirname(file), name);
}
