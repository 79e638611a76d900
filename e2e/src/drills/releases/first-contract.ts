import path from 'node:path';
import { publish } from '@huoban/release';
import { must, mustEqual } from '../../check';
import { waitForHydration, closeTab, type Tab } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { SUBJECT } from '../context/drill-context';
import { ROOT } from '../../harness/processes';

const KEPT = path.join(ROOT, 'fixtures', 'contract-1', SUBJECT);
const PATIENCE_MS = 10_000;
/** Pages of it, and what their titles say. */
const PAGES = [
  ['/terms', '用户服务协议'],
  ['/en/privacy.html', 'Privacy'],
  ['/ja/topup/agreement5.html', 'チャージ'],
] as const;

/** Old bytes under the shell of today: what is published may be rolled back to for ever. */
export const firstContractDrills: readonly Drill[] = [
  {
    rows: [6],
    name: 'a section of the first contract runs under the shell of today',
    async run(ground) {
      const { record } = await publish(ground.own.registry, KEPT);
      await ground.pin(record.version);
      try {
        for (const [address, word] of PAGES) {
          // A version that has just been evaluated for the first time may be late on a busy machine.
          await waitUntil(`${address} is rendered by the kept version`, PATIENCE_MS, async () =>
            (await ground.read(address)).html.includes(record.version),
          );
          const { status, html } = await ground.read(address);
          mustEqual(status, 200, `status of ${address}`);
          must(html.includes(word), `the server's HTML of ${address} does not say ${word}`);
          const tab = await ground.pages.open(address);
          await lookAt(tab, word);
          await closeTab(tab);
        }
      } finally {
        await ground.pin(ground.good);
      }
    },
  },
];

async function lookAt({ page, consoleErrors }: Tab, word: string): Promise<void> {
  await waitForHydration(page);
  const text = await page.evaluate(() => document.body.innerText);
  must(text.includes(word), `the page does not say ${word} once the application runs`);
  mustEqual(consoleErrors, [], `console of ${page.url()}`);
}
