import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration, closeTab, waitForPage as untilIn } from '../../page/site';
import { copyCheckout } from '../context/checkout-copy';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { freePort } from '../../harness/processes';

const START_MS = 120_000;
const SHOWN_MS = 10_000;
const END_MS = 10_000;
const MARK = '（改）';
const STYLES = 'src/components/document/document-view.module.css';
const MESSAGES = 'src/locales/zh.json';
const CODE = 'src/components/document/edition.ts';

/** A section that somebody works on, inside the site that runs. */
export const developmentDrills: readonly Drill[] = [
  {
    rows: [],
    name: 'a section that is developed shows each change in the composed page, and is never dead',
    long: true,
    async run(ground) {
      const checkout = await copyCheckout();
      const development = await startDevelopment(ground, checkout);
      try {
        await changesShow(ground, checkout, development.url);
      } finally {
        await development.interrupt();
        await fs.rm(checkout, { recursive: true, force: true });
      }
    },
  },
];

async function changesShow(ground: Ground, checkout: string, url: string): Promise<void> {
  const file = (name: string): string => path.join(checkout, SUBJECT, name);
  const tab = await ground.pages.open('/media/icons/favicon.svg');
  const { page } = tab;
  await page.goto(url + SUBJECT_PAGE);
  await waitForHydration(page);

  await page.evaluate(() => (document.title = 'kept'));
  const styles = await fs.readFile(file(STYLES), 'utf8');
  // twice: browsers keep the style sheet of an address while a page is open
  for (const width of [7, 9]) {
    await fs.writeFile(file(STYLES), `${styles}\nbody { outline: ${width}px solid; }\n`);
    await outlined(page, width);
  }
  mustEqual(await page.title(), 'kept', 'title of the page whose style sheet was exchanged');

  const messages = await fs.readFile(file(MESSAGES), 'utf8');
  await fs.writeFile(file(MESSAGES), messages.replace(ground.word, ground.word + MARK));
  await shows(page, ground.word + MARK);
  const html = await (await fetch(url + SUBJECT_PAGE)).text();
  must(html.includes(ground.word + MARK), 'the server does not say the new words');
  must(!(await ground.read(SUBJECT_PAGE)).html.includes(MARK), 'visitors of the site see them');

  const code = await fs.readFile(file(CODE), 'utf8');
  await fs.writeFile(file(CODE), `${code}\nthis is no code`);
  await untilIn(page, () => document.querySelector('huoban-development') !== null, SHOWN_MS);
  mustEqual((await fetch(url + SUBJECT_PAGE)).status, 200, 'status while the sources are broken');
  await fs.writeFile(file(CODE), code);
  await untilIn(page, () => document.querySelector('huoban-development') === null, SHOWN_MS);
  await closeTab(tab);
}

const outlined = (page: Page, width: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => getComputedStyle(document.body).outlineWidth === wanted,
    { polling: 100, timeout: SHOWN_MS },
    `${width}px`,
  );

const shows = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => document.body.innerText.includes(wanted),
    {
      polling: 100,
      timeout: SHOWN_MS,
    },
    words,
  );

interface Development {
  url: string;
  /** Ctrl-C. @throws Error when it does not end in peace */
  interrupt: () => Promise<void>;
}

async function startDevelopment(ground: Ground, checkout: string): Promise<Development> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'scripts/dev.ts',
      SUBJECT,
      '--port',
      String(port),
      '--site',
      ground.own.url,
    ],
    {
      cwd: checkout,
      env: {
        ...process.env,
        DATA_DIR: path.join(checkout, '.data'),
        REGISTRY_DIR: ground.own.registry,
        KEYS_DIR: ground.own.keys,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  }
  process.once('exit', () => child.kill('SIGKILL'));
  const up = (): boolean => child.exitCode !== null || /\bserved \d+ ms later/.test(said);
  await waitUntil('the section is developed', START_MS, up).catch(() => undefined);
  if (child.exitCode !== null || !up()) {
    child.kill('SIGKILL');
    throw new Error(`development does not start:\n${said}`);
  }
  return { url: `http://127.0.0.1:${port}`, interrupt: () => interrupt(child) };
}

async function interrupt(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  await waitUntil('development has ended', END_MS, () => child.exitCode !== null);
  mustEqual(child.exitCode, 0, 'exit code after Ctrl-C');
}
