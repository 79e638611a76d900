import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Device } from '@huoban/contracts';
import { waitUntil } from '../../harness/wait';
import type { DrillContext } from '../context/drill-context';
import {
  OUTSIDE_WEB_ID,
  startOutsideServices,
  type OutsideServices,
} from '../context/outside-services';
import { inMs } from '../context/timing';
import type { Visit } from '../context/visit';
import { test, type Drill } from '../drill';

const RETRY_MS = 500;
const RETRIES = 5;
const LAUNCH_MS = 1500;
/** What a click and a request take on a machine under load. */
const TOLERANCE_MS = 1500;
const HEX_WEB_ID = BigInt(OUTSIDE_WEB_ID).toString(16);

interface IntegratedVisit {
  outside: OutsideServices;
  visit: Visit;
}

/** A visit to the home page of a site with every outside service, after its collector has been asked for the web id. */
async function visitHome(
  context: DrillContext,
  device: Device,
  beforeWebId?: Promise<unknown>,
): Promise<IntegratedVisit> {
  const outside = await startOutsideServices(context.cleanup, beforeWebId);
  const shell = await context.startShell({}, (site) =>
    outside.configure(site, { analytics: true, wakeUp: true }),
  );
  const visit = await context.visit({ device });
  await visit.goto(device === 'mobile' ? '/m/?channel=drill' : '/?channel=drill', shell.url);
  await waitUntil('the web id is requested', 8_000, () => outside.at('/collect/webid').length > 0);
  return { outside, visit };
}

/** Clicks the first link to an outside service. @returns when, by `performance.now()` */
async function click({ visit, outside }: IntegratedVisit, path: string): Promise<number> {
  const link = `main a[href^="${outside.url}${path}"]`;
  await visit.page.waitForSelector(link);
  const startedAt = performance.now();
  await visit.click(link);
  return startedAt;
}

/** Downloads the installer while the collector keeps the web id back for some time. */
async function downloadWithLateId(context: DrillContext, lateMs: number) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const integrated = await visitHome(context, 'desktop', released);
  const { outside, visit } = integrated;
  const startedAt = await click(integrated, '/setup');
  setTimeout(release, lateMs).unref();
  const isBusy = () => visit.has('main a[aria-busy=true]');
  await waitUntil('the button is busy', 400, isBusy);
  await waitUntil('the download begins', 6_000, () => outside.at('/setup').length > 0);
  const [file] = outside.at('/setup');
  await waitUntil('the event arrives', 6_000, () => outside.at('/collect/list').length > 0);
  assert.equal(await isBusy(), false, 'the button is still busy');
  release();
  return {
    file: file?.path ?? '',
    ms: (file?.at ?? Infinity) - startedAt,
    event: outside.at('/collect/list')[0]?.body ?? '',
  };
}

function expectBetween(ms: number, min: number): void {
  assert.ok(ms >= min && ms <= min + TOLERANCE_MS, `after ${inMs(ms)} instead of ${inMs(min)}`);
}

export const integrationDrills: readonly Drill[] = [
  test('[34] the web id arrives 1.2 s after the click: the third retry has it, and the collector gets the event', async (context) => {
    const { file, ms, event } = await downloadWithLateId(context, 1200);
    expectBetween(ms, 3 * RETRY_MS);
    assert.equal(file, `/setup_drill_${HEX_WEB_ID}.exe`);
    assert.match(event, new RegExp(`"web_id":"${OUTSIDE_WEB_ID}".*download_pc`));
    return `after ${inMs(ms)}`;
  }),
  test('[34] the web id arrives after five retries: the download began without it', async (context) => {
    const { file, ms, event } = await downloadWithLateId(context, 4_000);
    expectBetween(ms, RETRIES * RETRY_MS);
    assert.equal(file, '/setup_drill_0.exe');
    assert.match(event, /"web_id":"".*download_pc/);
    return `after ${inMs(ms)}`;
  }),
  test('[33] an app that is not installed: its link is opened, then the store', async (context) => {
    const integrated = await visitHome(context, 'mobile');
    const { outside } = integrated;
    await click(integrated, '/store');
    await waitUntil('the store is opened', 5_000, () => outside.at('/store').length > 0);
    const [launch] = outside.at('/wake');
    const [store] = outside.at('/store');
    assert.equal(launch?.path, '/wake?app_key=k1&channel=drill');
    expectBetween((store?.at ?? 0) - launch.at, LAUNCH_MS - 100);
    await waitUntil('the event arrives', 3_000, () => outside.at('/collect/list').length > 0);
    assert.match(outside.at('/collect/list')[0]?.body ?? '', /download_mobile/);
    return '';
  }),
  test('[33] [full] an app that comes to the foreground: the store is not opened', async (context) => {
    const integrated = await visitHome(context, 'mobile');
    const { outside, visit } = integrated;
    await click(integrated, '/store');
    await waitUntil('the app is launched', 3_000, () => outside.at('/wake').length > 0);
    await visit.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await sleep(LAUNCH_MS + TOLERANCE_MS);
    assert.equal(outside.at('/store').length, 0, 'the store was opened');
    return '';
  }),
];
