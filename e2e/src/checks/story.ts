import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { readJson } from '../harness/http';
import { addressOf } from '../page/address';
import { waitForHydration, waitForPage, type Site } from '../page/site';
import type { BehaviorCheck } from './behavior-check';

const STORY = '3004';
const PATH = `/game-partner/story-${STORY}`;
const CHOICES = 'ol[aria-label="你怎么做？"]';
const LINE = 'main [aria-live]';

interface Scene {
  id: string;
  lines: string[];
  choices: { text: string; next_scene_id: string }[];
  next_scene_id: string | null;
}

/** Lines from the start of the story to its first choices. */
async function readBeginning(site: Site): Promise<{ lines: string[]; choices: string[] }> {
  const { payload } = await readJson<{ payload: { start_scene_id: string; items: Scene[] } }>(
    site.fetch(`/api/quest/story/scenes?quest_id=${STORY}`, {
      headers: { 'accept-language': 'zh' },
    }),
  );
  const lines: string[] = [];
  let next: string | null = payload.start_scene_id;
  while (next !== null) {
    const scene = payload.items.find(({ id }) => id === next);
    assert(scene, `the scene ${next} is missing`);
    lines.push(...scene.lines);
    if (scene.choices.length > 0) return { lines, choices: scene.choices.map(({ text }) => text) };
    next = scene.next_scene_id;
  }
  throw new Error(`story ${STORY} has no choices at its beginning`);
}

const clickControl = (page: Page, text: string): Promise<void> =>
  page.$$eval(
    'main button, main [role=button]',
    (controls, expected) => {
      const control = controls.find((each) => each.textContent.trim() === expected);
      (control as HTMLElement | undefined)?.click();
    },
    text,
  );

const readPosition = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `story-place::${STORY}`);

const readingCheck = (device: Device): BehaviorCheck => ({
  name: `a story is read to a choice by keyboard, and a reload keeps the position (${device})`,
  run: async ({ site }) => {
    const { lines, choices } = await readBeginning(site);
    const { page } = await site.openHydrated(addressOf(PATH, 'zh', device), { device });
    await clickControl(page, '开始读');
    for (const [index, text] of lines.entries()) {
      await page.waitForSelector(LINE);
      const shown = await page.$eval(LINE, (line) => line.textContent.trim());
      assert(shown.endsWith(text), `line ${index + 1} is ${shown}`);
      await page.keyboard.press(index % 2 ? 'Space' : 'Enter');
    }
    await page.waitForSelector(`${CHOICES} button`);
    assert.equal((await page.$$(`${CHOICES} button`)).length, choices.length, 'choices');
    await page.keyboard.press('1');
    await waitForPage(page, () => document.querySelector('ol[aria-label="你怎么做？"]') === null);
    await page.keyboard.press('Space');
    await waitForPage(page, () => JSON.stringify(localStorage).includes('story-place'));
    const position = await readPosition(page);
    await page.reload({ waitUntil: 'load' });
    await waitForHydration(page);
    await waitForPage(page, () => document.body.innerText.includes('接着读'));
    await clickControl(page, '接着读');
    await page.waitForSelector(LINE);
    assert.equal(await readPosition(page), position, 'the position after a reload');
  },
});

const withoutScripts: BehaviorCheck = {
  name: 'the HTML of a story contains its beginning, the first choices and a note',
  run: async ({ site }) => {
    const { lines, choices } = await readBeginning(site);
    const { page } = await site.open(addressOf(PATH, 'zh', 'desktop'), { javascript: false });
    const text = await page.$eval('main', (main) => main.innerText);
    // The note explains that choices need JavaScript.
    for (const expected of [...lines, ...choices, 'JavaScript'])
      assert(text.includes(expected), `"${expected}" is missing`);
  },
};

export const STORY_CHECKS: readonly BehaviorCheck[] = [
  ...DEVICES.map(readingCheck),
  withoutScripts,
];
