import assert from 'node:assert/strict';
import type { Device } from '@huoban/contracts';
import { waitUntil } from '../../harness/wait';
import type { DrillContext } from '../context/drill-context';
import { startFaultyProxy } from '../context/faulty-proxy';
import { OUTSIDE_IP, startOutsideServices } from '../context/outside-services';
import { inMs } from '../context/timing';
import { test, type Drill } from '../drill';

const MAX_DELAY_MS = 150;
/** What a click and a navigation take on a machine under load. */
const TOLERANCE_MS = 700;
const IDLE_MS = 8_000;
const EVENT = '/api/users/report_user_action';
const AD_REPORT = '/api/utils/huoban_ad_report';

const WAYS: readonly (readonly [name: string, device: Device, path: string, area: string])[] = [
  ['the download button of the phone', 'mobile', '/m/', 'main'],
  ['[full] the footer of the phone', 'mobile', '/m/about-us', 'footer'],
  ['[full] the chat of the phone', 'mobile', '/m/game-partner/chat-1001', 'main'],
  ['the link to the app on the desktop', 'desktop', '/', 'main'],
];

/** Clicks a link to an app store that answers at once. @returns milliseconds until the store is asked */
async function openStore(
  context: DrillContext,
  [name, device, path, area]: (typeof WAYS)[number],
): Promise<string> {
  const outside = await startOutsideServices(context.cleanup);
  const shell = await context.startShell({}, (site) => outside.configure(site));
  const proxy = await startFaultyProxy(context.cleanup, shell.url);
  const visit = await context.visit({ device });
  await visit.goto(`${path}?channel=drill`, proxy.url);
  if (device === 'mobile')
    await waitUntil('the IP is looked up', IDLE_MS, () =>
      // Listed when the browser has the whole response, not when the service has the request.
      visit.page.evaluate(
        (lookup) => performance.getEntriesByName(lookup).length > 0,
        `${outside.url}/ip?format=json`,
      ),
    );
  const link = `${area} a[href="${outside.url}/store"]`;
  await visit.page.waitForSelector(link);
  const startedAt = performance.now();
  await visit.click(link);
  await waitUntil('the store is opened', 5_000, () => outside.at('/store').length > 0);
  const ms = (outside.at('/store')[0]?.at ?? Infinity) - startedAt;
  assert.ok(ms <= MAX_DELAY_MS + TOLERANCE_MS, `the store was opened after ${inMs(ms)}`);
  const adReports = device === 'mobile' ? 1 : 0;
  await waitUntil(`${name} reports the visit`, 3_000, () => proxy.bodiesOf(EVENT).length > 0);
  await waitUntil('the ad report arrives', 3_000, () => {
    return proxy.bodiesOf(AD_REPORT).length === adReports;
  });
  const [event] = proxy.bodiesOf(EVENT);
  assert.match(event ?? '', /official_website_events.*download_mobile/);
  const [report] = proxy.bodiesOf(AD_REPORT);
  if (report) assert.match(report, new RegExp(`"client_ip":"${OUTSIDE_IP}"`));
  return `after ${inMs(ms)}`;
}

export const wayToAppDrills: readonly Drill[] = WAYS.map((way) =>
  test(`${way[0]}, with a store that answers at once: reported before the visitor leaves, without delay`, (context) =>
    openStore(context, way)),
);
