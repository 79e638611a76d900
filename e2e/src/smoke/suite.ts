import type { Browser } from 'puppeteer';
import type { Check, Extent } from '../check';
import { ACCESSIBILITY_CHECKS } from '../checks/accessibility';
import { ACCOUNT_CHECKS } from '../checks/account';
import { CHAT_CHECKS } from '../checks/chat';
import { CHROME_CHECKS } from '../checks/chrome';
import { CONVENTION_CHECKS } from '../checks/conventions';
import { KEYBOARD_CHECKS } from '../checks/keyboard';
import { LONG_VISIT_CHECKS } from '../checks/long-visit';
import { MEASURE_CHECKS } from '../checks/measures';
import { PREFERENCE_CHECKS } from '../checks/preferences';
import { RELEASE_CHECKS } from '../checks/releases';
import { SEARCH_CHECKS } from '../checks/search';
import { STORY_CHECKS } from '../checks/story';
import { STRUCTURED_DATA_CHECKS } from '../checks/structured-data';
import { Site } from '../site';
import { sceneOf } from './run/scene';
import { failed, passed, sentenceOf, type Task } from './run/task';

/** Special behaviours of this site; some need its seeded content and the outbox. */
const CHECKS: readonly Check[] = [
  ...LONG_VISIT_CHECKS,
  ...PREFERENCE_CHECKS,
  ...CONVENTION_CHECKS,
  ...CHROME_CHECKS,
  ...SEARCH_CHECKS,
  ...STORY_CHECKS,
  ...ACCOUNT_CHECKS,
  ...CHAT_CHECKS,
  ...ACCESSIBILITY_CHECKS,
  ...KEYBOARD_CHECKS,
  ...MEASURE_CHECKS,
  ...STRUCTURED_DATA_CHECKS,
  ...RELEASE_CHECKS,
];

export const suiteTasks = (origin: string, browser: Browser, extent: Extent): Task[] =>
  CHECKS.filter(({ long = false }) => !long || !extent.short).map(({ name, run }) => ({
    group: 'special behaviours',
    name,
    run: async () => {
      const site = new Site(origin, browser);
      try {
        const problem = await run(site, extent).then(() => null, sentenceOf);
        if (problem === null) return { cases: [passed(name)], scene: null };
        const { last } = site;
        const scene = last && (await sceneOf(last.page, last.trail));
        return { cases: [failed(name, problem)], scene: scene ?? null };
      } finally {
        await site.finish();
      }
    },
  }));
