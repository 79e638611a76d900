import { DEVICES, type Device } from '@huoban/contracts';
import { type Check, inTurn, must } from '../check';
import { galleryVisits } from '../gallery/gallery-visits';
import { LOOKS } from '../gallery/looks/looks';
import { stage } from '../gallery/looks/stage';
import { addressOf } from '../journey-pages';
import { loggedInVisitor } from '../log-in';
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

const judgeLooks = (screen: string, device: Device): Check => ({
  name: `${screen}: whatever happens has no serious accessibility fault (${device})`,
  run: async (site, { short }) => {
    const visit = galleryVisits().find(
      ({ name, language, device: on }) => name === screen && language === 'zh' && on === device,
    );
    must(visit, `the gallery has no ${screen}`);
    const visitor = visit.isPrivate ? await loggedInVisitor(site) : await site.newVisitor();
    const found: string[] = [];
    try {
      const turn = DEVICES.indexOf(device);
      const looks = JUDGED[screen] ?? [];
      for (const wanted of short ? inTurn(looks, turn, DEVICES.length) : looks) {
        const look = LOOKS.find(({ screen: on, name }) => on === screen && name === wanted);
        must(look, `the gallery has no look "${wanted}"`);
        const page = await visitor.newPage();
        try {
          await site.dress(page, device);
          await stage(site, page, visit, look);
          await new Promise((resolve) => setTimeout(resolve, ARRIVAL));
          found.push(...(await axeFaults(page)).map((fault) => `${wanted}: ${fault}`));
        } finally {
          await page.close();
        }
      }
    } finally {
      await visitor.close();
    }
    must(found.length === 0, found.join('; '));
  },
});

/** What opens over pages and what happens on them, judged by axe; the pages themselves are judged with the screens. */
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
  ...DEVICES.flatMap((device) => Object.keys(JUDGED).map((screen) => judgeLooks(screen, device))),
];
