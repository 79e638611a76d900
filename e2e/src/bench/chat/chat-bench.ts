import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyInput, Page } from 'puppeteer';
import { databaseIn, startService } from '../../harness/servers';
import { launchBrowser } from '../../harness/browser';
import { createAccount, createVisitorFor, type Account } from '../../page/log-in';
import { waitForHydration, defineNameHelper, Site, waitForPage } from '../../page/site';
import type { Bench, BenchContext, Goal } from '../bench';
import { startSite } from '../shared-deployment';
import { measureShift, resetProbe, startProbe } from './page-probe';
import { seedConversation } from './seed-conversation';

/** Milliseconds, elements and pixels. */
const GOALS = { interaction: 100, nodes: 1500, shift: 2 };
const CHARACTER = '1024';
const ROUNDS = 5;
/** Large enough for the viewport: interactions outside of the window have no next paint. */
const WINDOW = ['--window-size=1500,1000'];
const SENTENCE = '今晚 which game shall we play? ';
const SCROLL_KEYS: readonly KeyInput[] = [
  'PageUp',
  'PageUp',
  'PageDown',
  'Home',
  'PageDown',
  'End',
  'PageUp',
];

interface Measurement {
  name: string;
  /** The slowest interaction in ms. */
  interaction: number;
  /** Interactions of more than 16 ms. */
  count: number;
  maxFrame: number;
}

/** A long conversation on a slow processor: typing, streaming, scrolling, and loading older messages. */
export const chatBench: Bench = {
  defaults: { messages: 10_000, slowdown: 4 },
  async run(context) {
    const { folder, cleanup, options } = context;
    const { messages, slowdown } = options.numbers;
    const { service, shell } = await startSite(context);
    const browser = await launchBrowser(cleanup, WINDOW);
    const site = new Site(shell.url, browser);
    const newAccountHolder = await createAccount(site);
    const reader = await createAccount(site).finally(service.stop);
    const database = databaseIn(folder);
    await seedConversation(database, {
      webUserId: reader.web_user_id,
      characterId: CHARACTER,
      count: messages,
    });
    const { port } = new URL(service.url);
    cleanup.stopLater(await startService({ PORT: port, DATA_DIR: database }));

    const empty = await openChat(site, newAccountHolder, slowdown);
    const baseline = await measureAll(empty);
    await empty.close();
    const page = await openChat(site, reader, slowdown);
    const shifts = await loadOlderMessages(page, context);
    const measurements = await measureAll(page);
    const nodes = await page.evaluate(() => window.chatProbe.nodes);
    reportAll(context, { baseline, measurements, shifts, nodes });
    return true;
  },
};

async function openChat(site: Site, account: Account, slowdown: number): Promise<Page> {
  const page = await (await createVisitorFor(site, account)).newPage();
  await site.setDevice(page, 'desktop');
  await defineNameHelper(page);
  await page.evaluateOnNewDocument(startProbe);
  await page.goto(`${site.url}/game-partner/chat-${CHARACTER}`);
  await waitForHydration(page);
  await waitForPage(page, () => document.querySelector('[data-chat-log]') !== null);
  await page.emulateCPUThrottling(slowdown);
  await sleep(2000);
  return page;
}

const measureAll = async (page: Page): Promise<Measurement[]> => [
  await measure(page, 'typing', typeSentences),
  await measure(page, 'typing while a reply streams', sendMessages),
  await measure(page, 'scrolling by keys', scroll),
];

/** Loads pages up to the first message. @returns by how many pixels the visible message moved, for each page */
async function loadOlderMessages(page: Page, { report }: BenchContext): Promise<number[]> {
  const shifts: number[] = [];
  for (;;) {
    const shift = await page.evaluate(measureShift);
    if (shift === null) break;
    shifts.push(shift);
  }
  const isComplete = await page.evaluate(() => document.body.innerText.includes('#1 '));
  report(`${shifts.length} pages of older messages${isComplete ? ', up to the first' : ''}`);
  return shifts;
}

async function measure(
  page: Page,
  name: string,
  act: (page: Page) => Promise<void>,
): Promise<Measurement> {
  await page.evaluate(resetProbe);
  await act(page);
  await sleep(1000);
  const { durations, maxFrame } = await page.evaluate(() => ({
    durations: [...window.chatProbe.interactions.values()],
    maxFrame: window.chatProbe.maxFrame,
  }));
  const interaction = Math.max(0, ...durations);
  return { name, interaction, count: durations.length, maxFrame };
}

async function typeSentences(page: Page): Promise<void> {
  await page.focus('textarea');
  await page.keyboard.type(SENTENCE.repeat(3), { delay: 60 });
}

async function sendMessages(page: Page): Promise<void> {
  await page.focus('textarea');
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(SENTENCE, { delay: 40 });
  }
}

async function scroll(page: Page): Promise<void> {
  await page.focus('[role="log"]');
  for (const key of SCROLL_KEYS) {
    await page.keyboard.press(key);
    await sleep(300);
  }
  for (let count = 0; count < 20; count += 1) {
    await page.mouse.wheel({ deltaY: count % 2 === 0 ? -900 : 700 });
    await sleep(50);
  }
}

interface Results {
  /** The same in a new conversation. */
  baseline: readonly Measurement[];
  measurements: readonly Measurement[];
  shifts: readonly number[];
  nodes: number;
}

function reportAll(
  context: BenchContext,
  { baseline, measurements, shifts, nodes }: Results,
): void {
  const rows = measurements.map(({ name, interaction, count, maxFrame }, index) => [
    name,
    `${interaction.toFixed(0)} ms`,
    `${(baseline[index]?.interaction ?? 0).toFixed(0)} ms`,
    String(count),
    `${maxFrame.toFixed(0)} ms`,
  ]);
  const header = [
    'interaction to next paint',
    'slowest',
    'in a new conversation',
    'over 16 ms',
    'longest frame',
  ];
  context.table(`${context.options.numbers.slowdown}x slower processor`, [header, ...rows]);
  const shift = Math.max(0, ...shifts);
  const goal = (name: string, value: number, max: number, unit: string): Goal => ({
    name: `${name} at most ${max}${unit}`,
    figure: `${value.toFixed(unit === ' px' ? 1 : 0)}${unit}`,
    isReached: value <= max,
  });
  context.goals([
    ...measurements.map(({ name, interaction }) =>
      goal(name, interaction, GOALS.interaction, ' ms'),
    ),
    goal('elements in the page', nodes, GOALS.nodes, ''),
    goal(`shift of the visible message (${shifts.length} pages)`, shift, GOALS.shift, ' px'),
  ]);
}
