import type { Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { navigateInApp } from './data-states';
import { holdRequest, abortRequest, type RequestHandler } from '../../page/respond';
import { interceptRequests, clickControl, type ComponentState } from './component-state';

const withoutScripts = (screen: string): ComponentState => ({
  screen,
  name: 'without scripts',
  javascript: false,
  fullPage: true,
});

/** Opens the screen from another section while files of its own section are missing. */
const withoutSection = (
  screen: string,
  name: string,
  handler: RequestHandler,
  selector: string,
): ComponentState => ({
  screen,
  name,
  path: '/terms.html',
  afterLoad: async (page, { address }) => {
    await interceptRequests(page, '/mfe-', handler);
    await navigateInApp(page, address);
    await page.waitForSelector(selector, { visible: true });
  },
});

/** Opens what the desktop shows in the header. */
async function openMenu(page: Page): Promise<void> {
  await clickControl(page, 'header button[aria-expanded]');
  await page.waitForSelector('dialog[open] nav');
}

async function openLogin(page: Page, device: Device): Promise<void> {
  if (device === 'mobile') await openMenu(page);
  await clickControl(page, 'header button[class*="login"]');
  await page.waitForSelector('dialog[open] input[type=checkbox]');
}

export const PAGE_STATES: readonly ComponentState[] = [
  ...['home', 'chat', 'story', 'partner square', 'game', 'search', 'profile', 'terms'].map(
    withoutScripts,
  ),
  withoutSection('game', 'its section is late', holdRequest, 'main > [aria-busy="true"]'),
  withoutSection('game', 'its section is lost', abortRequest, 'main button'),
  {
    screen: 'about us',
    name: 'login',
    afterLoad: (page, { device }) => openLogin(page, device),
  },
  {
    screen: 'about us',
    name: 'login refused',
    afterLoad: async (page, { device }) => {
      await openLogin(page, device);
      await clickControl(page, 'dialog[open] button[type=submit]');
      await page.waitForSelector('dialog[open] [aria-invalid="true"]');
    },
  },
  {
    screen: 'about us',
    name: 'login lost',
    beforeLoad: (page) => interceptRequests(page, '/api/users/', abortRequest),
    afterLoad: async (page, { device }) => {
      await openLogin(page, device);
      await page.type('dialog[open] input[type=tel]', '13900000000');
      await clickControl(
        page,
        'dialog[open] form label ~ * button, dialog[open] form button:not([type=submit])',
      );
      await page.type('dialog[open] input[autocomplete=one-time-code]', '123456');
      await clickControl(page, 'dialog[open] input[type=checkbox]');
      await clickControl(page, 'dialog[open] button[type=submit]');
      await page.waitForSelector('[role=alert]');
    },
  },
  {
    screen: 'about us',
    name: 'menu',
    afterLoad: async (page, { device }) => {
      if (device === 'desktop') {
        await page.hover('header li:last-child a');
        return;
      }
      await openMenu(page);
      await clickControl(page, 'dialog[open] button[aria-controls]');
    },
  },
  {
    screen: 'partner detail',
    name: 'shared',
    afterLoad: async (page) => {
      await clickControl(page, 'main [class*="actions"] button');
      await page.waitForSelector('[class*="note"][data-kind]');
    },
  },
  {
    screen: 'search',
    name: 'nothing found',
    path: '/game-library/search?searchValue=qqqzzzxxx',
    fullPage: true,
  },
  { screen: 'search', name: 'not asked yet', path: '/game-library/search', fullPage: true },
  {
    screen: 'search',
    name: 'suggestions',
    path: '/game-library/search',
    afterLoad: async (page, { language }) => {
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
  {
    screen: 'account removal',
    name: 'code',
    afterLoad: async (page) => {
      await clickControl(page, 'main section [class*="actions"] button');
      await clickControl(page, 'main form button[class*="send"]');
      await clickControl(page, 'main form button[type=submit]');
    },
  },
];
