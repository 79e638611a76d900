import assert from 'node:assert/strict';
import path from 'node:path';
import { publish } from '@huoban/release';
import { ROOT } from '../../harness/processes';
import { waitUntil } from '../../harness/wait';
import { TESTED_SECTION } from '../context/drill-context';
import { test, type Drill } from '../drill';

const FIXTURE = path.join(ROOT, 'fixtures', 'contract-1', TESTED_SECTION);
/** The first evaluation of a version takes long on a busy machine. */
const RENDERED_MS = 10_000;
const PAGES = [
  ['/terms', '用户服务协议'],
  ['/en/privacy.html', 'Privacy'],
  ['/ja/topup/agreement5.html', 'チャージ'],
] as const;

/** A published version may be rolled back to at any time, so old bytes must run under the current shell. */
export const firstContractDrills: readonly Drill[] = [
  test('[6] a section of the first contract runs under the current shell', async (context) => {
    const { record } = await publish(context.site.registry, FIXTURE);
    await context.pinSection(record.version);
    for (const [address, title] of PAGES) {
      await waitUntil(`${address} is rendered by that version`, RENDERED_MS, async () =>
        (await context.read(address)).html.includes(record.version),
      );
      const { status, html } = await context.read(address);
      assert.equal(status, 200, `status of ${address}`);
      assert.ok(html.includes(title), `the HTML of ${address} does not contain ${title}`);
      const visit = await context.visit();
      await visit.goto(address);
      const text = await visit.page.evaluate(() => document.body.innerText);
      assert.ok(text.includes(title), `the hydrated page ${address} does not contain ${title}`);
      assert.deepEqual(visit.consoleErrors, [], `console of ${address}`);
    }
  }),
];
