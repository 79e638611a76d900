import assert from 'node:assert/strict';
import { DEVICES, type Device } from '@huoban/contracts';
import type { Page } from 'puppeteer';
import { addressOf } from '../page/address';
import { readJson } from '../harness/http';
import { waitForHydration, type Site, waitForPage } from '../page/site';
import { type BehaviorCheck } from './behavior-check';

const STORY = '3004';
const ADDRESS = `/game-partner/story-${STORY}`;
const CHOICES = 'ol[aria-label="你怎么做？"] button';

interface Scene {
  id: string;
  lines: string[];
  choices: { text: string; next_scene_id: string }[];
  next_scene_id: string | null;
}

/** The scenes from the start of the story to its first choices. */
async function beginning(site: Site): Promise<{ scenes: Scene[]; fork: Scene }> {
  const { payload } = await readJson<{ payload: { start_scene_id: string; items: Scene[] } }>(
    site.fetch(`/api/quest/story/scenes?quest_id=${STORY}`, {
      headers: { 'accept-language': 'zh' },
    }),
  );
  const scenes: Scene[] = [];
  let next: string | null = payload.start_scene_id;
  while (next !== null) {
    const scene = payload.items.find(({ id }) => id === next);
    assert(scene, `the scene ${next} is missing`);
    scenes.push(scene);
    if (scene.choices.length > 0) return { scenes, fork: scene };
    next = scene.next_scene_id;
  }
  throw new Error(`story ${STORY} has no choices at its beginning`);
}

const press = (page: Page, name: string): Promise<void> =>
  page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll<HTMLElement>('main button, main [role=button]')];
    controls.find((control) => control.textContent.trim() === wanted)?.click();
  }, name);

const line = (page: Page): Promise<string> =>
  page.$eval('main [aria-live]', (sheet) => sheet.textContent.trim());

const readToChoice = (device: Device): BehaviorCheck => ({
  name: `a story is read to a choice by keyboard, and its place outlasts a reload (${device})`,
  run: async ({ site }) => {
    const { scenes, fork } = await beginning(site);
    const lines = scenes.flatMap((scene) => scene.lines);
    const { page } = await site.openHydrated(addressOf(ADDRESS, 'zh', device), { device });
    await press(page, '开始读');
    for (const [index, words] of lines.entries()) {
      await page.waitForSelector('main [aria-live]');
      assert(
        (await line(page)).endsWith(words),
        `line ${String(index + 1)} is ${await line(page)}`,
      );
      await page.keyboard.press(index % 2 ? 'Space' : 'Enter');
    }
    await page.waitForSelector(CHOICES);
    assert.deepEqual((await page.$$(CHOICES)).length, fork.choices.length, 'choices');
    await page.keyboard.press('1');
    await waitForPage(page, () => document.querySelector('ol[aria-label="你怎么做？"]') === null);
    await page.keyboard.press('Space');
    await waitForPage(page, () => JSON.stringify(localStorage).includes('story-place'));
    const before = await page.evaluate(() => localStorage.getItem('story-place::3004'));
    await page.reload({ waitUntil: 'load' });
    await waitForHydration(page);
    await waitForPage(page, () => document.body.innerText.includes('接着读'));
    await press(page, '接着读');
    await page.waitForSelector('main [aria-live]');
    const after = await page.evaluate(() => localStorage.getItem('story-place::3004'));
    assert.deepEqual(after, before, 'the place after a reload');
  },
});

const withoutScript: BehaviorCheck = {
  name: 'a story begins in its HTML, with its first choices and a note',
  run: async ({ site }) => {
    const { scenes, fork } = await beginning(site);
    const { page } = await site.open(addressOf(ADDRESS, 'zh', 'desktop'), { javascript: false });
    const text = await page.$eval('main', (main) => main.innerText);
    for (const words of scenes.flatMap((scene) => scene.lines))
      assert(text.includes(words), `the line "${words}" is missing`);
    for (const choice of fork.choices)
      assert(text.includes(choice.text), `the choice "${choice.text}" is missing`);
    assert(text.includes('JavaScript'), 'nothing says why the choices cannot be taken');
  },
};

export const STORY_CHECKS: readonly BehaviorCheck[] = [...DEVICES.map(readToChoice), withoutScript];
