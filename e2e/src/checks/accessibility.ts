import type { Device } from '@huoban/contracts';
import { type Check, must } from '../check';
import { addressOf } from '../journey-pages';
import { axeFaults } from '../page-facts/axe-faults';
import { hydrated, leave, type Site } from '../site';

/** Long enough for the dialog and the drawer to arrive where they are going, in milliseconds. */
const ARRIVAL = 400;

/** Opens a page and something on it by a press on a button of the header. */
async function inspectOpened(
  site: Site,
  device: Device,
  openers: string[],
  opened: string,
): Promise<void> {
  const { page, ...tab } = await site.open(addressOf('/about-us', 'zh', device), { device });
  try {
    await hydrated(page);
    for (const opener of openers) {
      await (await page.waitForSelector(opener, { visible: true }))?.click();
      await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
    }
    await page.waitForSelector(opened, { visible: true });
    const faults = await axeFaults(page);
    must(faults.length === 0, `${opened}: ${faults.join('; ')}`);
  } finally {
    await leave({ page, ...tab });
  }
}

const MENU = 'header button[aria-expanded]';
const LOG_IN = '::-p-aria([name="登录/注册"][role="button"])';
const DIALOG = 'dialog[open] input[type=checkbox]';

/** What opens over pages, judged by axe; the pages themselves are judged with the screens. */
export const ACCESSIBILITY_CHECKS: readonly Check[] = [
  {
    name: 'the login dialog has no serious accessibility fault (desktop)',
    run: (site) => inspectOpened(site, 'desktop', [`header ${LOG_IN}`], DIALOG),
  },
  {
    name: 'the login dialog has no serious accessibility fault (mobile)',
    run: (site) => inspectOpened(site, 'mobile', [MENU, LOG_IN], DIALOG),
  },
  {
    name: 'the mobile menu has no serious accessibility fault',
    run: (site) => inspectOpened(site, 'mobile', [MENU], 'dialog[open] nav'),
  },
];
