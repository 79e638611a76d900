import fs from 'node:fs/promises';
import path from 'node:path';
import { must, mustEqual } from '../../check';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, flipBit, type Ground } from '../context/drill-context';
import { alteredOnTheWay, isTaintedBy, visitWith, type Interference } from '../context/visit';

const PATIENCE_MS = 12_000;
const RECOVERY_MS = 35_000;
const nothing: Interference = () => null;
const unchanged = (text: string): string => text;

/** Pins a version of the shell for the time of a drill; the one before it is its fallback. */
async function withShell(
  ground: Ground,
  version: string,
  change: (text: string, file: string) => string,
  drill: () => Promise<void>,
): Promise<void> {
  await ground.publishShell(version, change);
  await ground.pinAll({ shell: version });
  try {
    await drill();
  } finally {
    await ground.pinAll({ shell: ground.goodShell });
  }
}

/** Opens a page, and sees that the shell before renders it, there and in the browser. */
async function shellBeforeIsShown(ground: Ground, interfere: Interference, documents: number) {
  const visit = await visitWith(ground, interfere);
  await visit.page.goto(ground.own.url + OTHER_PAGE);
  await waitUntil('the shell before runs in the tab', PATIENCE_MS, async () => {
    await waitForHydration(visit.page);
    const shown = await visit.page.evaluate(() => window.__release);
    return shown?.shell === ground.goodShell && shown.why === 'fallback';
  });
  mustEqual(visit.documents, documents, 'document loads');
  must(!(await isTaintedBy(visit.page)), 'altered bytes have come into effect');
  await visit.end();
}

const lacksShell = async (ground: Ground, version: string, cause: string): Promise<void> => {
  const kind = { section: 'shell', version, cause };
  await waitUntil('it is counted', PATIENCE_MS, async () => (await ground.counted(kind)) > 0);
};

interface FileOnDisk {
  file: string;
  name: string;
  /** The shell looks again at what it has read itself after half a minute only. */
  long?: true;
}

const FILES_ON_DISK: readonly FileOnDisk[] = [
  { file: 'server/index.cjs', name: 'server file', long: true },
  { file: 'client/main.js', name: 'script' },
  { file: 'client/main.*.css', name: 'style sheet', long: true },
];

/** (j) The shell's own fallback. */
export const shellDrills: readonly Drill[] = [
  ...FILES_ON_DISK.map(({ file, name, long }, index): Drill => ({
    rows: [3],
    ...(long && { long }),
    name: `a flipped bit in the shell's ${name}: pages are by the shell before, and whole`,
    run: (ground) => {
      const version = `9.30.${index}-damaged`;
      return withShell(ground, version, unchanged, async () => {
        const repair = await flipBit(await fileOf(ground, version, file));
        // The first request for a script may be the one that finds the damage.
        await ground.pages.fetch(`/assets/shell/${version}/main.js`);
        const { status, html } = await ground.read(OTHER_PAGE);
        mustEqual(status, 200, 'status of the page');
        must(!html.includes(`/assets/shell/${version}/`), 'the page names the damaged version');
        await shellBeforeIsShown(ground, nothing, 1);
        await repair();
        await waitUntil('the repaired shell is served', RECOVERY_MS, async () =>
          (await ground.read(OTHER_PAGE)).html.includes(`/assets/shell/${version}/`),
        );
      });
    },
  })),
  {
    rows: [36],
    name: 'a shell that cannot be evaluated on the server: pages are by the shell before',
    run: (ground) => {
      const throwing = (text: string, file: string) =>
        file === 'server/index.cjs' ? `throw new Error('a drill');\n${text}` : text;
      return withShell(ground, '9.31.0-throws', throwing, async () => {
        const { status, html } = await ground.read(OTHER_PAGE);
        mustEqual(status, 200, 'status of the page');
        must(html.includes(`/assets/shell/${ground.goodShell}/`), 'another shell has rendered');
        await lacksShell(ground, '9.31.0-throws', 'start');
      });
    },
  },
  {
    rows: [36],
    name: 'a shell that throws when it starts in the browser: one more document load, by the shell before',
    run: (ground) => {
      const throwing = (text: string, file: string) =>
        file === 'client/main.js' ? `throw new Error('a drill');\n${text}` : text;
      return withShell(ground, '9.32.0-throws', throwing, async () => {
        await shellBeforeIsShown(ground, nothing, 2);
        await lacksShell(ground, '9.32.0-throws', 'start');
      });
    },
  },
  {
    rows: [3],
    name: "the shell's script altered on its way is never run: one more document load, by the shell before",
    run: (ground) =>
      withShell(ground, '9.33.0-altered', unchanged, async () => {
        const address = /\/assets\/shell\/9\.33\.0-altered\/main\.js$/;
        await shellBeforeIsShown(ground, alteredOnTheWay(ground, address), 2);
        await lacksShell(ground, '9.33.0-altered', 'integrity');
      }),
  },
  {
    rows: [3, 10],
    name: 'a lazy style sheet of the shell altered on its way: its dialog does not open, the page stays as it is',
    async run(ground) {
      const address = /\/assets\/shell\/[^/]+\/login-dialog\.\w+\.css$/;
      const visit = await visitWith(ground, alteredOnTheWay(ground, address));
      await visit.page.goto(ground.own.url + OTHER_PAGE);
      await waitForHydration(visit.page);
      const login = await visit.page.waitForSelector('header button ::-p-text(登录)');
      await login?.click();
      await waitUntil('the visitor is told', PATIENCE_MS, () =>
        visit.page.evaluate(
          () =>
            document.body.innerText.includes('登录') &&
            document.querySelector('[role=alert], [role=status] p') !== null,
        ),
      );
      must(!(await isTaintedBy(visit.page)), 'altered bytes have come into effect');
      must((await visit.page.$('dialog[open]')) === null, 'the dialog opens without its style');
      await visit.page.waitForSelector('header a');
      await visit.end();
    },
  },
];

/** Path of a client or server file; `*` stands for the hash in its name. */
async function fileOf(ground: Ground, version: string, pattern: string): Promise<string> {
  const wanted = ground.file(version, pattern, 'shell');
  const [before, after] = path.basename(wanted).split('*');
  if (after === undefined) return wanted;
  const files = await fs.readdir(path.dirname(wanted));
  const found = files.find((file) => file.startsWith(before ?? '') && file.endsWith(after));
  if (!found) throw new Error(`no file of the shell is called ${pattern}`);
  return path.join(path.dirname(wanted), found);
}
