import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import { clickButton, createLoggedInVisitor } from '../../page/log-in';
import { waitForPage } from '../../page/site';
import { completeLogin } from './account';
import type { BehaviorCheck } from '../behavior-check';

const isPressed = (page: Page, name: string) =>
  page.waitForFunction(
    (label: string) =>
      [...document.querySelectorAll('main button[aria-pressed=true]')].some(
        (button) => button.textContent === label,
      ),
    { polling: 100, timeout: 15_000 },
    name,
  );

/** A press without a login opens it, and is done after it; the profile lists what was kept. */
const playListCheck = (device: Device): BehaviorCheck => ({
  name: `keep a game and a partner, logging in on the way (${device})`,
  run: async ({ site }) => {
    const options = { device, context: await site.newVisitor() };
    const { page } = await site.openHydrated(
      addressOf('/game-library/2001', 'zh', device),
      options,
    );
    await clickButton(page, '想玩');
    await completeLogin(page, site.url);
    await isPressed(page, '想玩');
    const partner = addressOf('/game-partner/detail-1001', 'zh', device);
    const { page: second } = await site.openHydrated(partner, options);
    await second.click('main button[aria-label="收藏阿烛"]');
    await waitForPage(
      second,
      () => document.querySelector('main button[aria-pressed=true]') !== null,
    );
    const { page: profile } = await site.openHydrated(addressOf('/profile', 'zh', device), options);
    await profile.waitForSelector('main a[href*="/game-library/2001"]');
    await profile.waitForSelector('main a[href*="/game-partner/chat-1001"]');
    const { page: library } = await site.openHydrated(
      addressOf('/game-library?gameMine=want', 'zh', device),
      options,
    );
    await library.waitForSelector('main h2 a[href*="/game-library/2001"]');
  },
});

const activityCheck: BehaviorCheck = {
  name: 'join an activity and vote once; the profile tells it',
  run: async ({ site }) => {
    const options = { context: await createLoggedInVisitor(site) };
    const { page } = await site.openHydrated('/activity/', options);
    await page.click('#activity-3003 input[type=radio]');
    await clickButton(page, '投这一票');
    await waitForPage(page, () => document.body.innerText.includes('你投的'));
    await page.reload({ waitUntil: 'load' });
    await waitForPage(page, () => document.body.innerText.includes('你投的'));
    await clickButton(page, '参加');
    await waitForPage(page, () => document.body.innerText.includes('已参加'));
    const { page: profile } = await site.openHydrated('/profile', options);
    await waitForPage(profile, () => /已参加[^]*已投票/.test(document.body.innerText));
  },
};

const nicknameCheck: BehaviorCheck = {
  name: 'change the nickname; what the guidelines refuse is explained',
  run: async ({ site }) => {
    const options = { context: await createLoggedInVisitor(site) };
    const { page } = await site.openHydrated('/profile', options);
    await page.waitForSelector('main h2');
    await waitForPage(page, () => document.body.innerText.includes('改昵称和头像'));
    await clickButton(page, '改昵称和头像');
    const field = await page.waitForSelector('dialog[open] input[name=nickname]');
    await field?.click({ count: 3 });
    await field?.type('加我13812345678');
    await clickButton(page, '保存');
    await page.waitForSelector('dialog[open] [aria-invalid=true]');
    await field?.click({ count: 3 });
    await field?.type('慢半拍');
    await clickButton(page, '保存');
    await waitForPage(page, () => document.querySelector('main h2')?.textContent === '慢半拍');
  },
};

export const OWN_LIST_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(playListCheck),
  activityCheck,
  nicknameCheck,
];
