import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer';
import { launchBrowser } from '../../harness/browser';
import { createAccount, createVisitorFor, type Account } from '../../page/log-in';
import { waitForHydration, defineNameHelper, Site, waitForPage } from '../../page/site';
import { CPU_SLOWDOWN } from '../page/visit';
import { deployInto, registryIn, startService, startShell } from '../site-programs';
import { textTable } from '../../harness/text';
import { anchorMovement, forgetMeasures, startProbe } from './page-probe';
import { seedTalk } from './seed-conversation';

/** What must hold (milliseconds, elements, pixels). */
const GOALS = { interaction: 100, nodes: 1500, movement: 2 };
const CHARACTER = '1024';
const ROUNDS = 5;
/** What lies outside the browser's own window is never presented: no interaction there has a next paint. */
const WINDOW = ['--window-size=1500,1000'];
const SENTENCE = '今晚 which game shall we play? ';

export interface ChatBench {
  messages: number;
  /** First of the two ports that are taken. */
  port: number;
  folder: string;
  say: (line: string) => void;
  later: (undo: () => Promise<void> | void) => void;
}

interface Part {
  name: string;
  /** The slowest interaction. */
  interaction: number;
  count: number;
  longestFrame: number;
}

/** Measures a long talk on a slow machine: typing, streaming, scrolling, and older messages that come. */
export async function benchChat({ messages, port, folder, say, later }: ChatBench): Promise<void> {
  const dataDir = path.join(folder, 'chat');
  say('building the site …');
  await deployInto(dataDir);
  const url = `http://127.0.0.1:${port + 1}`;
  const browser = await launchBrowser({ args: WINDOW });
  later(() => browser.close());
  const site = new Site(url, browser);
  const shell = await startShell(registryIn(dataDir), port + 1, port);
  later(shell.stop);

  const before = await startService(dataDir, port);
  const newcomer = await createAccount(site);
  const reader = await createAccount(site).finally(before.stop);
  await seedTalk(dataDir, {
    webUserId: reader.web_user_id,
    characterId: CHARACTER,
    count: messages,
  });
  later((await startService(dataDir, port)).stop);

  const floor = await openTalk(site, newcomer);
  const baseline = await measureAll(floor);
  await floor.close();
  const page = await openTalk(site, reader);
  const movements = await loadEverything(page, say);
  const parts = await measureAll(page);
  report(say, {
    baseline,
    parts,
    movements,
    nodes: await page.evaluate(() => window.chatProbe.nodes),
  });
}

/** The talk of an account in a tab on a slow machine. */
async function openTalk(site: Site, account: Account): Promise<Page> {
  const page = await (await createVisitorFor(site, account)).newPage();
  await site.setDevice(page, 'desktop');
  await defineNameHelper(page);
  await page.evaluateOnNewDocument(startProbe);
  await page.goto(`${site.url}/game-partner/chat-${CHARACTER}`);
  await waitForHydration(page);
  await waitForPage(page, () => document.querySelector('[data-chat-log]') !== null);
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  await sleep(2000);
  return page;
}

const measureAll = async (page: Page): Promise<Part[]> => [
  await measured(page, 'typing', () => type(page)),
  await measured(page, 'typing while a reply streams', () => talk(page)),
  await measured(page, 'scrolling by keys', () => scroll(page)),
];

/** Pages up to the first message. @returns how far what is read moved, for each page */
async function loadEverything(page: Page, say: (line: string) => void): Promise<number[]> {
  const movements: number[] = [];
  for (;;) {
    const moved = await page.evaluate(anchorMovement);
    if (moved === null) break;
    movements.push(moved);
  }
  const isAll = await page.evaluate(() => document.body.innerText.includes('#1 '));
  say(`${movements.length} pages of older messages${isAll ? ', up to the first' : ''}`);
  return movements;
}

async function measured(page: Page, name: string, act: () => Promise<void>): Promise<Part> {
  await page.evaluate(forgetMeasures);
  await act();
  await sleep(1000);
  const { durations, longestFrame } = await page.evaluate(() => ({
    durations: [...window.chatProbe.interactions.values()].map(({ ms }) => ms),
    longestFrame: window.chatProbe.longestFrame,
  }));
  const interaction = Math.max(0, ...durations);
  return { name, interaction, count: durations.length, longestFrame };
}

async function type(page: Page): Promise<void> {
  await page.focus('textarea');
  await page.keyboard.type(SENTENCE.repeat(3), { delay: 60 });
}

async function talk(page: Page): Promise<void> {
  await page.focus('textarea');
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(SENTENCE, { delay: 40 });
  }
}

async function scroll(page: Page): Promise<void> {
  await page.focus('[role="log"]');
  for (const key of [
    'PageUp',
    'PageUp',
    'PageDown',
    'Home',
    'PageDown',
    'End',
    'PageUp',
  ] as const) {
    await page.keyboard.press(key);
    await sleep(300);
  }
  for (let turn = 0; turn < 20; turn += 1) {
    await page.mouse.wheel({ deltaY: turn % 2 === 0 ? -900 : 700 });
    await sleep(50);
  }
}

interface Findings {
  /** The same in a talk that has only begun: what the machine and the page cost without its length. */
  baseline: readonly Part[];
  parts: readonly Part[];
  movements: readonly number[];
  nodes: number;
}

function report(
  say: (line: string) => void,
  { baseline, parts, movements, nodes }: Findings,
): void {
  const moved = Math.max(0, ...movements);
  const verdict = (value: number, goal: number): string => (value <= goal ? 'kept' : 'MISSED');
  say(`${CPU_SLOWDOWN}x slower processor`);
  say(
    textTable([
      ['', 'slowest', 'in a new talk', 'goal', '', 'over 16 ms', 'longest frame'],
      ...parts.map(({ name, interaction, count, longestFrame }, index) => [
        `${name}: interaction to next paint`,
        `${interaction.toFixed(0)} ms`,
        `${(baseline[index]?.interaction ?? 0).toFixed(0)} ms`,
        `${GOALS.interaction} ms`,
        verdict(interaction, GOALS.interaction),
        String(count),
        `${longestFrame.toFixed(0)} ms`,
      ]),
      ['elements in the page', String(nodes), '', String(GOALS.nodes), verdict(nodes, GOALS.nodes)],
      [
        `what is read moves (${movements.length} pages)`,
        `${moved.toFixed(1)} px`,
        '',
        `${GOALS.movement} px`,
        verdict(moved, GOALS.movement),
      ],
    ]),
  );
}
