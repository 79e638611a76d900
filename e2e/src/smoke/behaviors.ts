import { ACCESSIBILITY_CHECKS } from '../checks/accessibility';
import { ACCOUNT_CHECKS } from '../checks/account/account';
import { FILM_CHECKS } from '../checks/film';
import { CHAT_CHECKS } from '../checks/chat';
import type { BehaviorCheck } from '../checks/behavior-check';
import { CHROME_CHECKS } from '../checks/chrome';
import { CONVENTION_CHECKS } from '../checks/conventions';
import { EARLY_FIELD_CHECKS } from '../checks/early-fields';
import { EARLY_PRESS_CHECKS } from '../checks/early-presses';
import { HOME_CHECKS } from '../checks/home';
import { KEYBOARD_CHECKS } from '../checks/keyboard';
import { LANGUAGE_CHECKS } from '../checks/languages';
import { LAYOUT_CHECKS } from '../checks/layouts';
import { LONG_VISIT_CHECKS } from '../checks/long-visit';
import { MEASURE_CHECKS } from '../checks/measures';
import { OPEN_KEYBOARD_CHECKS } from '../checks/window/open-keyboard';
import { OWN_LIST_CHECKS } from '../checks/account/own-lists';
import { PREFERENCE_CHECKS } from '../checks/preferences';
import { RELEASE_CHECKS } from '../checks/releases';
import { SEARCH_CHECKS } from '../checks/search';
import { STORY_CHECKS } from '../checks/story';
import { STRUCTURED_DATA_CHECKS } from '../checks/structured-data';
import { ZOOM_CHECKS } from '../checks/window/zoom';
import { selectCases, type TestCase } from '../harness/runner';
import { Site } from '../page/site';
import { captureSnapshot } from '../page/snapshot';
import type { SmokeContext } from './plan';

/** Special behaviors of this site; some need its seeded content and the outbox. The longest are first. */
const CHECKS: readonly BehaviorCheck[] = [
  ...LONG_VISIT_CHECKS,
  ...PREFERENCE_CHECKS,
  ...CONVENTION_CHECKS,
  ...CHROME_CHECKS,
  ...EARLY_FIELD_CHECKS,
  ...EARLY_PRESS_CHECKS,
  ...LANGUAGE_CHECKS,
  ...HOME_CHECKS,
  ...LAYOUT_CHECKS,
  ...ZOOM_CHECKS,
  ...SEARCH_CHECKS,
  ...STORY_CHECKS,
  ...ACCOUNT_CHECKS,
  ...OWN_LIST_CHECKS,
  ...FILM_CHECKS,
  ...CHAT_CHECKS,
  ...OPEN_KEYBOARD_CHECKS,
  ...ACCESSIBILITY_CHECKS,
  ...KEYBOARD_CHECKS,
  ...MEASURE_CHECKS,
  ...STRUCTURED_DATA_CHECKS,
  ...RELEASE_CHECKS,
];

/** Each check gets visitors of its own; a failure is reported with a snapshot of the tab that it opened last. */
export const behaviorCases = (short: boolean): TestCase<SmokeContext>[] =>
  selectCases(CHECKS, { full: !short }).map(({ run, ...check }) => ({
    ...check,
    group: 'special behaviors',
    run: async ({ deployment, browser }, output) => {
      const site = new Site(deployment.origin, browser);
      try {
        return await run({ site, short }, output);
      } catch (error) {
        const { lastTab } = site;
        if (lastTab) output.attach({ snapshot: await captureSnapshot(lastTab) });
        throw error;
      } finally {
        await site.close();
      }
    },
  }));
