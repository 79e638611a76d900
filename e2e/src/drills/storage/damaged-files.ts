import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'puppeteer';
import { must, mustEqual } from '../../check';
import { waitForHydration, closeTab } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, flipBit, type Ground } from '../context/drill-context';

/** A version that was found damaged is looked at again after this. */
const RECOVERY_MS = 7_000;

const mainText = (page: Page): Promise<string> => page.$eval('main', (main) => main.innerText);

/** (b, c) Damaged and missing files. */
export const damageDrills: readonly Drill[] = [
  {
    rows: [3],
    name: 'a flipped bit in a server file: the previous version answers, other sections as before',
    async run(ground) {
      await ground.pin(await ground.publishChanged('9.1.0-server'));
      const repair = await flipBit(ground.file('9.1.0-server', 'server/index.cjs'));
      mustEqual(await ground.shown(), 'good', 'what the page shows');
      await otherPageIsWhole(ground);
      await repair();
      await waitUntil(
        'the repaired version is served',
        RECOVERY_MS,
        async () => (await ground.shown()) === 'changed',
      );
      await ground.pin(ground.good);
    },
  },
  {
    rows: [3],
    long: true,
    name: 'a flipped bit in a client file: it is not handed out, the browser shows the previous version',
    async run(ground) {
      const version = await ground.publishChanged('9.2.0-client');
      await ground.pin(version);
      const repair = await flipBit(ground.file(version, 'client/remoteEntry.js'));
      const tab = await ground.pages.open(SUBJECT_PAGE);
      await waitForHydration(tab.page);
      await waitUntil('the tab shows the previous version', 5_000, async () => {
        const text = await mainText(tab.page);
        return text.includes(ground.word) && !text.includes(ground.changedWord);
      });
      await closeTab(tab);
      const entry = await ground.pages.fetch(`/assets/${SUBJECT}/${version}/remoteEntry.js`);
      mustEqual(entry.status, 404, 'status of the damaged file');
      const health = await ground.health();
      mustEqual(health.sections[SUBJECT]?.status, 'degraded', 'health of the section');
      await otherPageIsWhole(ground);
      await repair();
      await waitUntil('the section is well again', RECOVERY_MS, async () => {
        const { sections } = await ground.health();
        return sections[SUBJECT]?.status === 'ok' && (await ground.shown()) === 'changed';
      });
      await ground.pin(ground.good);
    },
  },
  {
    rows: [3, 10],
    name: 'a flipped bit in a style sheet: the previous version answers',
    async run(ground) {
      const version = await ground.publishChanged('9.3.0-style');
      await ground.pin(version);
      const client = path.dirname(ground.file(version, 'client/remoteEntry.js'));
      const sheets = (await fs.readdir(client)).filter((file) => file.endsWith('.css'));
      must(sheets.length > 0, 'the subject has no style sheet to damage');
      const repairs = await Promise.all(sheets.map((file) => flipBit(path.join(client, file))));
      mustEqual(await ground.shown(), 'good', 'what the page shows');
      for (const repair of repairs) await repair();
      await ground.pin(ground.good);
    },
  },
  {
    rows: [1],
    name: 'a deleted section: its error view with the header, other sections untouched, recovery by itself',
    async run(ground) {
      const folder = path.join(ground.own.registry, 'artifacts', SUBJECT);
      const tab = await ground.pages.open(OTHER_PAGE);
      await waitForHydration(tab.page);
      await fs.rename(folder, `${folder}.away`);
      try {
        const { status, html } = await ground.read(SUBJECT_PAGE);
        must(status === 500 || status === 503, `a deleted section answers ${status}`);
        must(html.includes('id="boot"'), 'the error page is not rendered by the shell');
        await errorViewStands(ground);
        await otherPageIsWhole(ground);
        await tab.page.reload();
        await waitForHydration(tab.page);
        mustEqual(tab.consoleErrors, [], 'console of another section');
      } finally {
        await fs.rename(`${folder}.away`, folder);
      }
      await waitUntil(
        'the section is back',
        RECOVERY_MS,
        async () => (await ground.shown()) === 'good',
      );
      await closeTab(tab);
    },
  },
];

async function errorViewStands(ground: Ground): Promise<void> {
  const tab = await ground.pages.open(SUBJECT_PAGE);
  await waitForHydration(tab.page);
  must((await mainText(tab.page)).length > 0, 'the error view is empty');
  must(await tab.page.$('main button'), 'the error view offers no retry');
  await closeTab(tab);
}

async function otherPageIsWhole(ground: Ground): Promise<void> {
  const { status } = await ground.read(OTHER_PAGE);
  mustEqual(status, 200, 'status of another section');
}
