import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { freePort, spawnNode, ROOT } from '../../harness/processes';
import { waitUntil } from '../../harness/wait';
import { TESTED_PAGE, TESTED_SECTION, type DrillContext } from '../context/drill-context';
import { test, type Drill } from '../drill';

const START_MS = 120_000;
const SHOWN_MS = 10_000;
const END_MS = 10_000;
const MARK = '（改）';
const STYLES = 'src/components/document/document-view.module.css';
const MESSAGES = 'src/locales/zh.json';
const CODE = 'src/components/document/edition.ts';
const OVERLAY = 'huoban-development';

export const developmentDrills: readonly Drill[] = [
  test('[full] a section in development shows each change in the composed page, and keeps being served while its sources are broken', async (context) => {
    const checkout = await context.cleanup.temporaryFolder('huoban-checkout-');
    await copyCheckout(checkout);
    const { url, interrupt } = await startDevelopment(context, checkout);
    await expectChangesShown(context, checkout, url);
    await interrupt();
  }),
];

async function expectChangesShown(
  context: DrillContext,
  checkout: string,
  url: string,
): Promise<void> {
  const changedText = context.text + MARK;
  const edit = async (name: string, change: (content: string) => string) => {
    const file = path.join(checkout, TESTED_SECTION, name);
    const content = await fs.readFile(file, 'utf8');
    await fs.writeFile(file, change(content));
    return () => fs.writeFile(file, content);
  };
  const visit = await context.visit();
  const { page } = visit;
  await visit.goto(TESTED_PAGE, url);

  await page.evaluate(() => (document.title = 'kept'));
  // Twice: browsers cache the style sheet of a URL while a page is open.
  for (const width of ['7px', '9px']) {
    await edit(STYLES, (styles) => `${styles}\nbody { outline: ${width} solid; }\n`);
    await waitUntil(`the outline is ${width}`, SHOWN_MS, () =>
      page.evaluate((value) => getComputedStyle(document.body).outlineWidth === value, width),
    );
  }
  assert.equal(await page.title(), 'kept', 'title of the page whose style sheet was replaced');

  await edit(MESSAGES, (messages) => messages.replace(context.text, changedText));
  await waitUntil('the changed text is shown', SHOWN_MS, () =>
    page.evaluate((text) => document.body.innerText.includes(text), changedText),
  );
  const html = await (await fetch(url + TESTED_PAGE)).text();
  assert.ok(html.includes(changedText), 'the server does not render the changed text');
  assert.ok(!(await context.read(TESTED_PAGE)).html.includes(MARK), 'visitors of the site see it');

  const restore = await edit(CODE, (code) => `${code}\nthis is no code`);
  await visit.waitFor(OVERLAY, SHOWN_MS);
  assert.equal((await fetch(url + TESTED_PAGE)).status, 200, 'status while the sources are broken');
  await restore();
  await waitUntil('the overlay is closed', SHOWN_MS, async () => !(await visit.has(OVERLAY)));
}

async function startDevelopment({ site, cleanup }: DrillContext, checkout: string) {
  const port = String(await freePort());
  const options = [TESTED_SECTION, '--port', port, '--site', site.url];
  const { child, output, ended } = spawnNode(['--import', 'tsx', 'scripts/dev.ts', ...options], {
    cwd: checkout,
    env: {
      DATA_DIR: path.join(checkout, '.data'),
      REGISTRY_DIR: site.registry,
      KEYS_DIR: site.keys,
    },
  });
  cleanup.add(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const isReady = (): boolean => /^ready http/m.test(output());
  const isOver = (): boolean => child.exitCode !== null || isReady();
  await waitUntil('the section is served', START_MS, isOver).catch(() => undefined);
  assert.ok(isReady() && child.exitCode === null, `development does not start:\n${output()}`);
  const interrupt = async (): Promise<void> => {
    child.kill('SIGINT');
    await waitUntil('development has ended', END_MS, () => child.exitCode !== null);
    assert.equal(child.exitCode, 0, 'exit code after Ctrl-C');
  };
  return { url: `http://127.0.0.1:${port}`, interrupt };
}

/** Not needed for developing a section. */
const EXCLUDED = new Set(['.git', '.data', 'coverage', 'docs', 'e2e', 'fixtures', 'posters']);
/** Linked instead of copied: installed or built, and not changed by development. */
const LINKED = new Set(['node_modules', 'dist', 'media']);

/** Copies the sources of the repository, which may then be edited. */
async function copyCheckout(target: string, from = ROOT, depth = 0): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, copy] = [path.join(from, name), path.join(target, name)];
    // Servers are bundled into the folder of their package.
    const isBundle = name === 'dist' && depth > 0;
    if (isBundle || (depth === 0 && EXCLUDED.has(name))) continue;
    if (LINKED.has(name)) await fs.symlink(source, copy);
    else if (entry.isDirectory()) await copyCheckout(copy, source, depth + 1);
    else if (entry.isFile()) await fs.copyFile(source, copy);
  }
}
