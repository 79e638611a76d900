import type { Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { navigateInApp } from './data-states';
import {
  holdRequest,
  interceptRequests,
  abortRequest,
  press,
  type RequestHandler,
  type ComponentState,
} from './component-state';

const LINES = 'main [aria-live]';
const CHOICES = 'main ol button';
/** More lines than stories have before their first choices. */
const MOST_LINES = 40;

const plain = (screen: string): ComponentState => ({
  screen,
  name: 'without scripts',
  javascript: false,
  whole: true,
});

/** Opens the screen from another section while the files of its own do not come. */
const withoutSection = (
  screen: string,
  name: string,
  fate: RequestHandler,
  sign: string,
): ComponentState => ({
  screen,
  name,
  path: '/terms.html',
  then: async (page, { address }) => {
    await interceptRequests(page, '/mfe-', fate);
    await navigateInApp(page, address);
    await page.waitForSelector(sign, { visible: true });
  },
});

const startStory = (page: Page): Promise<void> => press(page, 'main [role="button"][href^="#"]');

async function readToChoices(page: Page): Promise<void> {
  await startStory(page);
  for (let line = 0; line < MOST_LINES && (await page.$(CHOICES)) === null; line += 1) {
    await page.waitForSelector(LINES);
    await page.keyboard.press('Space');
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await page.waitForSelector(CHOICES);
}

const story = (name: string, then: NonNullable<ComponentState['then']>): ComponentState => ({
  screen: 'story',
  name,
  then,
});

/** The phone's way to what the desktop's header shows. */
async function openMenu(page: Page): Promise<void> {
  await press(page, 'header button[aria-expanded]');
  await page.waitForSelector('dialog[open] nav');
}

async function openLogin(page: Page, device: Device): Promise<void> {
  if (device === 'mobile') await openMenu(page);
  await press(page, 'header button[class*="login"]');
  await page.waitForSelector('dialog[open] input[type=checkbox]');
}

/** What pages look like after something was done on them, and while parts of the site are missing. */
export const PAGE_STATES: readonly ComponentState[] = [
  ...['home', 'chat', 'story', 'partner square', 'game', 'search', 'profile', 'terms'].map(plain),
  withoutSection('game', 'its section is late', holdRequest, 'main > [aria-busy="true"]'),
  withoutSection('game', 'its section is lost', abortRequest, 'main button'),
  {
    screen: 'about us',
    name: 'login',
    then: (page, { device }) => openLogin(page, device),
  },
  {
    screen: 'about us',
    name: 'login refused',
    then: async (page, { device }) => {
      await openLogin(page, device);
      await press(page, 'dialog[open] button[type=submit]');
      await page.waitForSelector('dialog[open] [aria-invalid="true"]');
    },
  },
  {
    screen: 'about us',
    name: 'login lost',
    before: (page) => interceptRequests(page, '/api/users/', abortRequest),
    then: async (page, { device }) => {
      await openLogin(page, device);
      await page.type('dialog[open] input[type=tel]', '13900000000');
      await press(
        page,
        'dialog[open] form label ~ * button, dialog[open] form button:not([type=submit])',
      );
      await page.type('dialog[open] input[autocomplete=one-time-code]', '123456');
      await press(page, 'dialog[open] input[type=checkbox]');
      await press(page, 'dialog[open] button[type=submit]');
      await page.waitForSelector('[role=alert]');
    },
  },
  {
    screen: 'about us',
    name: 'menu',
    then: async (page, { device }) => {
      if (device === 'desktop') {
        await page.hover('header li:last-child a');
        return;
      }
      await openMenu(page);
      await press(page, 'dialog[open] button[aria-controls]');
    },
  },
  {
    screen: 'partner detail',
    name: 'shared',
    then: async (page) => {
      await press(page, 'main [class*="actions"] button');
      await page.waitForSelector('[class*="note"][data-kind]');
    },
  },
  {
    screen: 'search',
    name: 'nothing found',
    path: '/game-library/search?searchValue=qqqzzzxxx',
    whole: true,
  },
  { screen: 'search', name: 'not asked yet', path: '/game-library/search', whole: true },
  {
    screen: 'search',
    name: 'suggestions',
    path: '/game-library/search',
    then: async (page, { language }) => {
      await page.type('main input[type=search]', { zh: '雨', en: 'ra', ja: '雨' }[language]);
      await page.waitForSelector('main [role=listbox]:not([hidden]) [role=option]');
    },
  },
  {
    screen: 'partner square',
    name: 'nothing found',
    path: '/game-partner/?partnerText=qqqzzzxxx',
  },
  {
    screen: 'game library',
    name: 'nothing found',
    path: '/game-library?gameLetter=Q&gamePlatform=vr',
  },
  story('reading', startStory),
  story('choices', readToChoices),
  story('backlog', async (page) => {
    await readToChoices(page);
    await press(page, 'main [class*="tools"] button', 1);
    await page.waitForSelector('dialog[open]');
  }),
  {
    screen: 'account removal',
    name: 'code',
    then: async (page) => {
      await press(page, 'main section [class*="actions"] button');
      await press(page, 'main form button[class*="send"]');
      await press(page, 'main form button[type=submit]');
    },
  },
];
