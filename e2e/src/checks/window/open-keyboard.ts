import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { addressOf } from '../../page/address';
import { createLoggedInVisitor } from '../../page/log-in';
import type { BehaviorCheck } from '../behavior-check';

/** A phone whose keyboard covers the rest of the window. */
const WINDOW = { width: 390, height: 500, isMobile: true, hasTouch: true };
const LEAST_CONVERSATION = 260;

async function readBox(page: Page, selector: string): Promise<DOMRect> {
  await page.waitForSelector(selector, { visible: true });
  // For the window's new size.
  await new Promise((resolve) => setTimeout(resolve, 500));
  return page.$eval(selector, (element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

export const OPEN_KEYBOARD_CHECKS: readonly BehaviorCheck[] = [
  {
    name: 'chat: an open keyboard and a long text leave most of the conversation',
    run: async ({ site }) => {
      const context = await createLoggedInVisitor(site);
      const address = addressOf('/game-partner/chat-1024', 'en', 'mobile');
      const { page } = await site.openHydrated(address, { device: 'mobile', context });
      await page.waitForSelector('[role="log"] [data-index]');
      await page.setViewport(WINDOW);
      await page.focus('textarea');
      await page.keyboard.sendCharacter('Something long to say. '.repeat(12));
      const { height } = await readBox(page, '[role="log"]');
      assert(height >= LEAST_CONVERSATION, `${String(height)} px of conversation`);
    },
  },
  {
    name: 'login: an open keyboard covers neither the fields nor the button',
    run: async ({ site }) => {
      const address = addressOf('/about-us/', 'ja', 'mobile');
      const { page } = await site.openHydrated(address, { device: 'mobile' });
      await page.click('header button[aria-expanded]');
      await page.waitForSelector('dialog[open] nav');
      await page.click('header button[class*="login"]');
      await page.waitForSelector('dialog[open] input[type=tel]');
      await page.setViewport(WINDOW);
      await page.focus('dialog[open] input[type=tel]');
      const { top } = await readBox(page, 'dialog[open] input[type=tel]');
      const { bottom } = await readBox(page, 'dialog[open] button[type=submit]');
      assert(top >= 0 && bottom <= WINDOW.height, `${String(top)} to ${String(bottom)} px`);
    },
  },
];
