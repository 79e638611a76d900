import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BrowserMissing } from '../find-browser';
import { launchBrowser } from '../launch';
import { type Deployment, DeploymentUnreadable, readDeployment } from './deployment';
import { HELP, readOptions, type SmokeOptions, WrongOption } from './options';
import { htmlReportOf } from './report/html-report';
import { junitOf } from './report/junit';
import { exitCodeOf, type RunReport } from './report/run-report';
import { summaryOf } from './report/summary';
import { linkTo, recordRun, ToolingMissing } from './release-tooling';
import { planRun } from './run/plan';
import { Progress } from './run/progress';
import { runTasks } from './run/run-tasks';

const COULD_NOT_RUN = 2;
const say = (line: string): unknown => process.stdout.write(`${line}\n`);

/** The program. @returns its exit code */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (!options) {
      say(HELP);
      return 0;
    }
    const report = await smoke(options);
    if (options.junit !== null) await save(options.junit, junitOf(report));
    if (options.report !== null) await save(options.report, htmlReportOf(report));
    if (options.record) say(await recordRun(report));
    say(summaryOf(report));
    return exitCodeOf(report.results);
  } catch (failure) {
    const isExpected = [WrongOption, DeploymentUnreadable, BrowserMissing, ToolingMissing].some(
      (kind) => failure instanceof kind,
    );
    if (!isExpected || !(failure instanceof Error)) throw failure;
    say(failure.message);
    if (failure instanceof WrongOption) say('--help says what there is.');
    return COULD_NOT_RUN;
  }
}

async function smoke(options: SmokeOptions): Promise<RunReport> {
  const startedAt = new Date();
  const deployment = await wantedDeployment(options);
  say(`${deployment.origin} renders release ${deployment.release.slice(0, 12)}`);
  const browser = await launchBrowser();
  try {
    const { tasks, links, looked } = await planRun(browser, deployment, options);
    if (tasks.length === 0)
      throw new WrongOption(`nothing has "${options.only ?? ''}" in its name`);
    const progress = new Progress(process.stdout);
    const run = { atOnce: options.atOnce, repeats: options.repeats };
    const results = await runTasks(tasks, {
      ...run,
      onProgress: progress.tell,
      onFailure: progress.fail,
    });
    results.push(...(await runTasks([links], { ...run, onProgress: () => undefined })));
    const { origin: url, release, shell, sections } = deployment;
    const ms = Date.now() - startedAt.getTime();
    return {
      url,
      release,
      shell,
      sections,
      startedAt: startedAt.toISOString(),
      ms,
      looked,
      results,
    };
  } finally {
    await browser.close();
  }
}

/** The live release, that of a tester link, or the one that was named: by a link made for it when it is not live. */
async function wantedDeployment({ url, link, release }: SmokeOptions): Promise<Deployment> {
  const deployment = await readDeployment(url, link);
  if (release === null || deployment.release.startsWith(release)) return deployment;
  if (link !== null) {
    throw new DeploymentUnreadable(`the link leads to ${deployment.release}, not to ${release}`);
  }
  const linked = await readDeployment(url, await linkTo(release));
  if (linked.release.startsWith(release)) return linked;
  throw new DeploymentUnreadable(`${url} renders ${linked.release}, and not ${release}`);
}

async function save(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, text);
  say(`wrote ${file}`);
}
