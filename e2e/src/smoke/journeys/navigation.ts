import assert from 'node:assert/strict';
import { DEVICES } from '@huoban/contracts';
import { addressOf } from '../../page/address';
import {
  expectRoute,
  findVisibleLink,
  openNavigation,
  type Journey,
  type JourneyContext,
} from './journey';

const QUERY = '?channel=smoke';

async function followLink({ page }: JourneyContext, within: string, path: RegExp): Promise<void> {
  await (await findVisibleLink(page, within, path)).click();
  await expectRoute(page, path);
}

function expectQuery({ page }: JourneyContext, when = ''): void {
  assert.equal(new URL(page.url()).search, QUERY, `the query${when}`);
}

async function goBackToAboutUs({ page, step }: JourneyContext): Promise<void> {
  await step('go back', async () => {
    await page.goBack();
    await expectRoute(page, /^\/about-us\/?$/);
  });
}

export const NAVIGATION_JOURNEYS: readonly Journey[] = [
  ...DEVICES.map((device): Journey => ({
    name: 'home, partner square, partner',
    device,
    run: async (context) => {
      const { step, open } = context;
      await step('open the home page', () => open(addressOf(`/${QUERY}`, 'zh', device)));
      await step('follow the navigation to the partners', async () =>
        followLink(context, await openNavigation(context), /^\/game-partner\/?$/),
      );
      await step('choose a partner', () =>
        followLink(context, 'main', /^\/game-partner\/detail-\w+$/),
      );
      expectQuery(context);
    },
  })),
  {
    name: 'Back and Forward keep page and query',
    device: 'desktop',
    run: async (context) => {
      const { page, step, open } = context;
      await step('open a page', () => open(addressOf(`/about-us${QUERY}`, 'en', 'desktop')));
      await step('follow the navigation', () =>
        followLink(context, 'header', /^\/game-library\/?$/),
      );
      expectQuery(context, ' after a link');
      await goBackToAboutUs(context);
      expectQuery(context, ' after Back');
      await step('go forward', async () => {
        await page.goForward();
        await expectRoute(page, /^\/game-library\/?$/);
      });
    },
  },
  {
    name: 'a legal page from the footer, and back',
    device: 'desktop',
    run: async (context) => {
      const { page, step, open } = context;
      await step('open a page', () => open(addressOf('/about-us', 'ja', 'desktop')));
      await step('follow the footer to the terms', () => followLink(context, 'footer', /^\/terms/));
      const length = await page.$eval('main', (main) => main.innerText.length);
      assert(length > 200, `the terms have only ${length} characters`);
      await goBackToAboutUs(context);
    },
  },
  ...DEVICES.map((device): Journey => ({
    name: 'a wrong address leads home',
    device,
    run: async ({ page, deployment, step }) => {
      await step('open a wrong address', async () => {
        const address = addressOf('/smoke-no-such-page', 'en', device);
        const response = await page.goto(deployment.origin + address, { waitUntil: 'load' });
        assert.equal(response?.status(), 404, 'the status');
        await page.waitForSelector('main h1');
      });
      await step('follow the link home', async () => {
        const home = await findVisibleLink(page, 'main', /^\/?$/);
        await Promise.all([
          home.click(),
          page.waitForFunction(
            (path) => location.pathname.replace(/\/$/, '') === path.replace(/\/$/, ''),
            { polling: 100, timeout: 10_000 },
            addressOf('/', 'en', device),
          ),
        ]);
        await page.waitForSelector('main h1');
      });
    },
    allowedErrors: /404/,
  })),
];
