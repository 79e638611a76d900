import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer';
import { OwnSite } from '../drills/context/test-site';
import { launchBrowser } from '../launch';
import { readDeployment } from '../smoke/deployment';
import { readOptions } from '../smoke/options';
import { planRun } from '../smoke/run/plan';
import { runTasks } from '../smoke/run/run-tasks';
import type { CaseResult } from '../smoke/run/task';
import { ANSWER_FAULTS } from './answer-faults';
import type { Fault } from './fault';
import { FaultyProxy } from './faulty-proxy';
import { HEAD_FAULTS } from './head-faults';
import { JOURNEY_FAULTS } from './journey-faults';
import { PAGE_FAULTS } from './page-faults';

const ALL: readonly Fault[] = [...HEAD_FAULTS, ...ANSWER_FAULTS, ...PAGE_FAULTS, ...JOURNEY_FAULTS];
/** Faults at the same time. */
const AT_ONCE = 2;

const say = (line: string): unknown => process.stdout.write(`${line}\n`);

/** Runs the smoke checks that meet a fault. @returns what failed */
async function failuresUnder(
  browser: Browser,
  target: string,
  fault: Fault | null,
  only: string,
): Promise<CaseResult[]> {
  const proxy = await FaultyProxy.start(target, fault);
  try {
    const options = readOptions(['--url', proxy.url, '--only', only]);
    if (!options) throw new Error('there are no options');
    const deployment = await readDeployment(proxy.url, null);
    const { tasks, links } = await planRun(browser, deployment, options);
    if (tasks.length === 0) throw new Error(`no task is called ${only}`);
    const run = { atOnce: 2, repeats: 0, onProgress: () => undefined };
    const results = [...(await runTasks(tasks, run)), ...(await runTasks([links], run))];
    return results.flatMap(({ cases }) => cases).filter(({ outcome }) => outcome === 'failed');
  } finally {
    await proxy.stop();
  }
}

/** @returns what is wrong with the checks, null when they name the fault */
async function judge(browser: Browser, target: string, fault: Fault): Promise<string | null> {
  const { check, says } = fault.named;
  const failures = await failuresUnder(browser, target, fault, fault.only);
  if (failures.some(({ name, problem }) => name === check && says.test(problem ?? ''))) return null;
  const found = failures.map(({ name, problem }) => `${name}: ${problem ?? ''}`.slice(0, 300));
  return `"${check}" should say ${String(says)}; ${found.join('\n      ') || 'nothing failed'}`;
}

/** Without a fault the same tasks must pass, or a name given to a fault would mean nothing. */
async function control(browser: Browser, target: string, faults: readonly Fault[]) {
  let failed = 0;
  for (const only of new Set(faults.map((fault) => fault.only))) {
    const failures = await failuresUnder(browser, target, null, only);
    for (const { name, problem } of failures) say(`✗ without a fault: ${name}: ${problem ?? ''}`);
    failed += failures.length;
  }
  return failed;
}

const { values } = parseArgs({
  options: { url: { type: 'string' }, only: { type: 'string' } },
});
const words = (values.only ?? '').split(',');
const wanted = ALL.filter(({ name }) => words.some((word) => name.includes(word)));
const own = values.url === undefined ? await OwnSite.start() : null;
const target = own?.url ?? values.url ?? '';
const browser = await launchBrowser();
try {
  let failed = await control(browser, target, wanted);
  say(failed === 0 ? '✓ without a fault nothing is named' : '✗ the site is not healthy');
  let passed = failed === 0 ? 1 : 0;
  const waiting = [...wanted];
  const work = async (): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const since = performance.now();
      const problem = await judge(browser, target, fault).catch(String);
      const time = `${((performance.now() - since) / 1000).toFixed(1)} s`;
      if (problem === null) passed += 1;
      else failed += 1;
      say(
        problem === null
          ? `✓ ${fault.name}: named by "${fault.named.check}" (${time})`
          : `✗ ${fault.name} (${time})\n      ${problem}`,
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  say(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await browser.close();
  await own?.discard();
}
