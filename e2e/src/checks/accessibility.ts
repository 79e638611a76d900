import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { DEVICES, type Device } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import { COMPONENT_STATES } from '../gallery/states/component-states';
import { openInState } from '../gallery/states/open-in-state';
import { addressOf } from '../page/address';
import { createLoggedInVisitor } from '../page/log-in';
import { findAxeViolations } from '../page/axe';
import { pageCheck, sampleEveryNth, type BehaviorCheck } from './behavior-check';

const ANIMATION_MS = 400;
const MENU = 'header button[aria-expanded]';
const LOG_IN = '::-p-aria([name="登录/注册"][role="button"])';
const DIALOG = 'dialog[open] input[type=checkbox]';

const dialogCheck = (
  dialog: string,
  device: Device,
  openers: readonly string[],
  selector: string,
): BehaviorCheck =>
  pageCheck(
    `${dialog} has no serious accessibility violation`,
    addressOf('/about-us', 'zh', device),
    async (page) => {
      for (const opener of openers) {
        await (await page.waitForSelector(opener, { visible: true }))?.click();
        await pause(ANIMATION_MS);
      }
      await page.waitForSelector(selector, { visible: true });
      assert.deepEqual(await findAxeViolations(page), [], `the list of violations of ${selector}`);
    },
    { device },
  );

/** Component states of screens that differ from the pages of the crawl. */
const STATES: Record<string, readonly string[]> = {
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
  story: ['choices', 'backlog', 'endings found', 'ending'],
  'partner square': ['stories begun'],
  search: ['suggestions', 'nothing found'],
  game: ['its section is late', 'its section is lost'],
};

const statesCheck = (screen: string, device: Device): BehaviorCheck => ({
  name: `${screen}: no component state has a serious accessibility violation (${device})`,
  run: async ({ site, short }) => {
    const visit = galleryVisits().find(
      (each) => each.name === screen && each.language === 'zh' && each.device === device,
    );
    assert(visit, `the gallery has no ${screen}`);
    const visitor = visit.isPrivate ? await createLoggedInVisitor(site) : await site.newVisitor();
    const names = STATES[screen] ?? [];
    const violations: string[] = [];
    const sample = sampleEveryNth(names, DEVICES.indexOf(device), DEVICES.length);
    for (const name of short ? sample : names) {
      const state = COMPONENT_STATES.find((each) => each.screen === screen && each.name === name);
      assert(state, `the gallery has no state "${name}"`);
      const page = await visitor.newPage();
      await site.setDevice(page, device);
      await openInState(site, page, visit, state);
      await pause(ANIMATION_MS);
      violations.push(...(await findAxeViolations(page)).map((each) => `${name}: ${each}`));
      // Another tab of the same visitor would take part in the conversation.
      await page.close();
    }
    assert.deepEqual(violations, [], 'the list of violations');
  },
});

export const ACCESSIBILITY_CHECKS: readonly BehaviorCheck[] = [
  dialogCheck('the login dialog (desktop)', 'desktop', [`header ${LOG_IN}`], DIALOG),
  dialogCheck('the login dialog (mobile)', 'mobile', [MENU, LOG_IN], DIALOG),
  dialogCheck('the mobile menu', 'mobile', [MENU], 'dialog[open] nav'),
  ...DEVICES.flatMap((device) => Object.keys(STATES).map((screen) => statesCheck(screen, device))),
];
