import type { Page } from 'puppeteer';
import { clickControl, type ComponentState } from './component-state';

const LINE = 'main [aria-live]';
const CHOICES = 'main ol button';
const ENDING = 'main [class*="ending"] h2';
/** More lines than a story has before its first choices. */
const MAX_LINES = 40;
/** More choices than a story has on one way. */
const MAX_CHOICES = 20;
/** Where the visitor of the gallery has come: two endings of the first story of the shelf, the middle of the second. */
const READ = {
  'story-place::3001': { sceneId: 'end-pilot', endingIds: ['end-pilot', 'end-letter'] },
  'story-place::3006': { sceneId: 'fog', endingIds: [] },
};

const startStory = (page: Page): Promise<void> =>
  clickControl(page, 'main [role="button"][href^="#"]');

/** From the line that is shown to the next choices or the ending. */
async function readOn(page: Page): Promise<void> {
  const isOver = () => page.$(`${CHOICES}, ${ENDING}`).then((found) => found !== null);
  for (let line = 0; line < MAX_LINES && !(await isOver()); line += 1) {
    await page.waitForSelector(LINE);
    await page.keyboard.press('Space');
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  await page.waitForSelector(`${CHOICES}, ${ENDING}`);
}

async function readToChoices(page: Page): Promise<void> {
  await startStory(page);
  await readOn(page);
}

/** Takes the first choice each time. */
async function readToEnding(page: Page): Promise<void> {
  await readToChoices(page);
  for (let turn = 0; turn < MAX_CHOICES && (await page.$(ENDING)) === null; turn += 1) {
    await clickControl(page, CHOICES);
    await page.waitForFunction((choices) => !document.querySelector(choices), {}, CHOICES);
    await readOn(page);
  }
  await page.waitForSelector(ENDING);
}

/**
 * From the next document on, these are the places where the visitor stopped. They are not stored, because other screens
 * have the same visitor. Its functions are methods, because the compiler gives others a
 * helper that pages do not have.
 */
const rememberReading = (page: Page): Promise<unknown> =>
  page.evaluateOnNewDocument((places) => {
    const kept = new Map(
      Object.entries(places).map(([key, place]) => [key, JSON.stringify(place)]),
    );
    const stored = localStorage;
    Object.defineProperty(window, 'localStorage', {
      value: {
        getItem(key: string) {
          return kept.get(key) ?? stored.getItem(key);
        },
        removeItem(key: string) {
          stored.removeItem(key);
        },
        setItem(key: string, value: string) {
          if (key.startsWith('story-place:')) kept.set(key, value);
          else stored.setItem(key, value);
        },
      },
    });
  }, READ);

const story = (
  name: string,
  afterLoad: NonNullable<ComponentState['afterLoad']>,
  more: Partial<ComponentState> = {},
): ComponentState => ({ screen: 'story', name, afterLoad, ...more });

export const STORY_STATES: readonly ComponentState[] = [
  story('reading', startStory),
  story('choices', readToChoices),
  story('backlog', async (page) => {
    await readToChoices(page);
    await clickControl(page, 'main [class*="toolbar"] button', 1);
    await page.waitForSelector('dialog[open]');
  }),
  { screen: 'story', name: 'endings found', beforeLoad: rememberReading },
  story('ending', readToEnding, { beforeLoad: rememberReading }),
  {
    screen: 'partner square',
    name: 'stories begun',
    beforeLoad: rememberReading,
    afterLoad: (page) =>
      page.$eval('#story-shelf', (shelf) => shelf.scrollIntoView({ block: 'center' })),
  },
];
