import { parseArgs } from 'node:util';
import { ACCESSIBILITY_CHECKS } from './checks/accessibility';
import { ACCOUNT_CHECKS } from './checks/account';
import { CHAT_CHECKS } from './checks/chat';
import { CHROME_CHECKS } from './checks/chrome';
import { CONTENT_CHECKS } from './checks/content';
import { CONVENTION_CHECKS } from './checks/conventions';
import { KEYBOARD_CHECKS } from './checks/keyboard';
import { LONG_VISIT_CHECKS } from './checks/long-visit';
import { MEASURE_CHECKS } from './checks/measures';
import { POLICY_CHECKS } from './checks/policy';
import { PREFERENCE_CHECKS } from './checks/preferences';
import { SCREEN_CHECKS } from './checks/screens';
import { SEARCH_CHECKS } from './checks/search';
import { STABILITY_CHECKS } from './checks/stability';
import { STORY_CHECKS } from './checks/story';
import { STRUCTURED_DATA_CHECKS } from './checks/structured-data';
import { launchBrowser } from './launch';
import { runChecks } from './run-checks';
import { Site } from './site';

const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' }, full: { type: 'boolean' } },
});
const url = (values.url ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const all = [
  ...CONVENTION_CHECKS,
  ...CONTENT_CHECKS,
  ...POLICY_CHECKS,
  ...STABILITY_CHECKS,
  ...CHROME_CHECKS,
  ...SEARCH_CHECKS,
  ...STORY_CHECKS,
  ...ACCOUNT_CHECKS,
  ...CHAT_CHECKS,
  ...ACCESSIBILITY_CHECKS,
  ...KEYBOARD_CHECKS,
  ...PREFERENCE_CHECKS,
  ...MEASURE_CHECKS,
  ...STRUCTURED_DATA_CHECKS,
  ...SCREEN_CHECKS,
  ...LONG_VISIT_CHECKS,
];
const { only } = values;
const wanted = only === undefined ? all : all.filter(({ name }) => name.includes(only));

const browser = await launchBrowser();
try {
  process.exitCode = (await runChecks(wanted, new Site(url, browser))) > 0 ? 1 : 0;
} finally {
  await browser.close();
}
