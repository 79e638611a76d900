import { must, mustEqual } from '../../check';
import { addressOf } from '../../journey-pages';
import { arrive, openWays, visibleLink, type Journey, type Traveller } from './journey';

const QUERY = '?channel=smoke';

async function go({ page }: Traveller, within: string, path: RegExp): Promise<void> {
  const link = await visibleLink(page, within, path);
  await link.click();
  await arrive(page, path);
}

const queryOf = ({ page }: Traveller): string => new URL(page.url()).search;

/** From page to page by what a visitor presses. */
export const WAYS: readonly Journey[] = [
  ...(['desktop', 'mobile'] as const).map((device): Journey => ({
    name: 'home, partner square, partner',
    device,
    travel: async (traveller) => {
      const { step, enter } = traveller;
      await step('open the home page', () => enter(addressOf(`/${QUERY}`, 'zh', device)));
      await step('follow the way to the partners', async () => {
        await go(traveller, await openWays(traveller), /^\/game-partner\/?$/);
      });
      await step('choose a partner', () => go(traveller, 'main', /^\/game-partner\/detail-\w+$/));
      mustEqual(queryOf(traveller), QUERY, 'the query');
    },
  })),
  {
    name: 'Back and Forward keep page and query',
    device: 'desktop',
    travel: async (traveller) => {
      const { page, step, enter } = traveller;
      await step('open a page', () => enter(addressOf(`/about-us${QUERY}`, 'en', 'desktop')));
      await step('follow a way', () => go(traveller, 'header', /^\/game-library\/?$/));
      mustEqual(queryOf(traveller), QUERY, 'the query after a way');
      await step('go back', async () => {
        await page.goBack();
        await arrive(page, /^\/about-us\/?$/);
      });
      mustEqual(queryOf(traveller), QUERY, 'the query after Back');
      await step('go forward', async () => {
        await page.goForward();
        await arrive(page, /^\/game-library\/?$/);
      });
    },
  },
  {
    name: 'a legal page from the footer, and back',
    device: 'desktop',
    travel: async (traveller) => {
      const { page, step, enter } = traveller;
      await step('open a page', () => enter(addressOf('/about-us', 'ja', 'desktop')));
      await step('follow the footer to the terms', () => go(traveller, 'footer', /^\/terms/));
      const words = await page.$eval('main', (main) => main.innerText.length);
      must(words > 200, `the terms have only ${String(words)} characters`);
      await step('go back', async () => {
        await page.goBack();
        await arrive(page, /^\/about-us\/?$/);
      });
    },
  },
  ...(['desktop', 'mobile'] as const).map((device): Journey => ({
    name: 'a wrong address leads home',
    device,
    travel: async (traveller) => {
      const { page, deployment, step } = traveller;
      const wrong = addressOf('/smoke-no-such-page', 'en', device);
      await step('open a wrong address', async () => {
        const answer = await page.goto(deployment.origin + wrong, { waitUntil: 'load' });
        mustEqual(answer?.status(), 404, 'the status');
        await page.waitForSelector('main h1');
      });
      await step('follow the way home', async () => {
        const home = await visibleLink(page, 'main', /^\/?$/);
        await Promise.all([
          home.click(),
          page.waitForFunction(
            (wanted) => location.pathname.replace(/\/$/, '') === wanted.replace(/\/$/, ''),
            { polling: 100, timeout: 10_000 },
            addressOf('/', 'en', device),
          ),
        ]);
        await page.waitForSelector('main h1');
      });
    },
    forgives: /404/,
  })),
];
