import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import { COMPONENT_STATES } from '../gallery/states/component-states';
import { openInState } from '../gallery/states/open-in-state';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { findAxeViolations } from '../page/axe';
import type { Site } from '../page/site';
import { sampleEveryNth, type BehaviorCheck } from './behavior-check';

/** Long enough for the dialog and the drawer to arrive where they are going, in milliseconds. */
const ARRIVAL = 400;

/** Opens a page and something on it by a press on a button of the header. */
async function inspectOpened(
  site: Site,
  device: Device,
  openers: string[],
  opened: string,
): Promise<void> {
  const { page } = await site.openHydrated(addressOf('/about-us', 'zh', device), { device });
  for (const opener of openers) {
    await (await page.waitForSelector(opener, { visible: true }))?.click();
    await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
  }
  await page.waitForSelector(opened, { visible: true });
  const faults = await findAxeViolations(page);
  assert(faults.length === 0, `${opened}: ${faults.join('; ')}`);
}

const MENU = 'header button[aria-expanded]';
const LOG_IN = '::-p-aria([name="登录/注册"][role="button"])';
const DIALOG = 'dialog[open] input[type=checkbox]';

/** Screens that look different after something happened on them, with the looks that are judged each time. */
const JUDGED: Record<string, readonly string[]> = {
  'open chat': [
    'streaming',
    'reply failed',
    'reconnecting',
    'message failed',
    'cut off',
    'two hours, after a reload',
    'history failed',
    'program failed',
  ],
  story: ['choices', 'backlog'],
  search: ['suggestions', 'nothing found'],
  game: ['its section is late', 'its section is lost'],
};

const judgeLooks = (screen: string, device: Device): BehaviorCheck => ({
  name: `${screen}: whatever happens has no serious accessibility fault (${device})`,
  run: async ({ site, short }) => {
    const visit = galleryVisits().find(
      ({ name, language, device: on }) => name === screen && language === 'zh' && on === device,
    );
    assert(visit, `the gallery has no ${screen}`);
    const visitor = visit.isPrivate ? await createLoggedInVisitor(site) : await site.newVisitor();
    const found: string[] = [];
    const turn = DEVICES.indexOf(device);
    const looks = JUDGED[screen] ?? [];
    for (const wanted of short ? sampleEveryNth(looks, turn, DEVICES.length) : looks) {
      const look = COMPONENT_STATES.find(
        ({ screen: on, name }) => on === screen && name === wanted,
      );
      assert(look, `the gallery has no look "${wanted}"`);
      const page = await visitor.newPage();
      await site.setDevice(page, device);
      await openInState(site, page, visit, look);
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
      found.push(...(await findAxeViolations(page)).map((fault) => `${wanted}: ${fault}`));
      // Another tab of the same visitor would take part in the conversation.
      await page.close();
    }
    assert(found.length === 0, found.join('; '));
  },
});

/** What opens over pages and what happens on them, judged by axe; the pages themselves are judged with the screens. */
export const ACCESSIBILITY_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'the login dialog has no serious accessibility fault (desktop)',
    run: ({ site }) => inspectOpened(site, 'desktop', [`header ${LOG_IN}`], DIALOG),
  },
  {
    name: 'the login dialog has no serious accessibility fault (mobile)',
    run: ({ site }) => inspectOpened(site, 'mobile', [MENU, LOG_IN], DIALOG),
  },
  {
    name: 'the mobile menu has no serious accessibility fault',
    run: ({ site }) => inspectOpened(site, 'mobile', [MENU], 'dialog[open] nav'),
  },
  ...DEVICES.flatMap((device) => Object.keys(JUDGED).map((screen) => judgeLooks(screen, device))),
];
