import type { Language } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { postJson, readJson } from '../../harness/http';
import { addressOf } from '../../page/address';
import { createAccount, storeSession, type Account } from '../../page/log-in';
import { waitForHydration, type Site } from '../../page/site';
import { talk } from './chat-states';
import { clickControl, type ComponentState } from './component-state';

type Call = readonly [path: string, body: object];

const KEPT: readonly Call[] = [
  ['play_list/set', { game_id: '2003', state: 'finished', rating: 5 }],
  ['play_list/set', { game_id: '2002', state: 'want' }],
  ['play_list/set', { game_id: '2001', state: 'playing', rating: 4 }],
  ['favorites/set', { character_id: '1004', favorite: true }],
  ['favorites/set', { character_id: '1001', favorite: true }],
  ['activities/join', { activity_id: '3002', joined: true }],
  ['activities/vote', { activity_id: '3003', option_id: 'countdown' }],
];

/** Each writes in one language. */
const PARTNERS: Record<Language, string> = { zh: '1001', en: '1004', ja: '1002' };

/** One per run, because the service limits codes per address. */
const accounts = new WeakMap<Site, Promise<Account>>();

async function createKeeper(site: Site): Promise<Account> {
  const account = await createAccount(site);
  const authorization = `Bearer ${account.access_token}`;
  for (const [path, body] of KEPT)
    await readJson(postJson(`${site.url}/api/users/${path}`, body, { authorization }));
  return account;
}

/** Logs in as that account and loads the page again. */
async function keep(page: Page, site: Site): Promise<void> {
  const created = accounts.get(site) ?? createKeeper(site);
  accounts.set(site, created);
  await storeSession(page, await created);
  await page.reload({ waitUntil: 'networkidle2' });
  await waitForHydration(page);
}

const kept = (screen: string, more: Partial<ComponentState> = {}): ComponentState => ({
  screen,
  name: 'kept by the visitor',
  fullPage: true,
  ownVisitor: true,
  afterLoad: (page, _visit, site) => keep(page, site),
  ...more,
});

export const ACCOUNT_STATES: readonly ComponentState[] = [
  // Opens only to an account.
  kept('profile', { ownVisitor: false }),
  kept('game'),
  kept('activity'),
  kept('partner detail'),
  kept('game library', { path: '/game-library?gameMine=all' }),
  {
    screen: 'home',
    name: 'conversation to continue',
    ownVisitor: true,
    afterLoad: async (page, visit, site) => {
      await keep(page, site);
      const chat = `/game-partner/chat-${PARTNERS[visit.language]}`;
      await page.goto(site.url + addressOf(chat, visit.language, visit.device));
      await waitForHydration(page);
      await talk(page, visit);
      await page.goto(site.url + visit.address, { waitUntil: 'networkidle2' });
      await page.waitForSelector('main section[class*="latest"]');
    },
  },
  { screen: 'game library', name: 'play list without a login', path: '/game-library?gameMine=all' },
  {
    screen: 'profile',
    name: 'nickname and avatar',
    afterLoad: async (page) => {
      await clickControl(page, 'main section[data-surface] button[class*="secondary"]');
      await page.waitForSelector('dialog[open] input[name=nickname]');
    },
  },
];
