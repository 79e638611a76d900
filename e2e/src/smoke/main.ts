import { launchBrowser } from '../harness/browser';
import { withCleanup } from '../harness/cleanup';
import { reportResults, writeHtmlReport, writeReport } from '../harness/html-report';
import { addJunitProperties, CannotRun } from '../harness/program';
import type { CaseResult } from '../harness/results';
import { runSuite } from '../harness/runner';
import { writeLine } from '../harness/text';
import { readDeployment, type Deployment } from './deployment';
import { readOptions, type SmokeOptions } from './options';
import { planRun } from './plan';
import { createTesterLink, openSigning, recordReport } from './release-tooling';
import { SMOKE_TOOL, toSmokeReport, type CrawlScope } from './smoke-report';

export { HELP } from './options';

/** @returns exit code, see `HELP` */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  const startedAt = new Date();
  const deployment = await selectDeployment(options);
  const { origin, release } = deployment;
  writeLine(`${origin} renders release ${release.slice(0, 12)}`);
  const sign = await openSigning(options.record);
  const { scope, results } = await runChecks(deployment, options);
  const seconds = ((Date.now() - startedAt.getTime()) / 1000).toFixed(0);

  const report = toSmokeReport(deployment, scope, results);
  const evidence = sign?.(report);
  if (options.json !== null)
    await writeReport(options.json, `${JSON.stringify(evidence ?? report, null, 2)}\n`);
  if (options.report !== null) {
    const versions = Object.entries({ shell: deployment.shell, ...deployment.sections });
    const facts = [
      `${origin}, release ${release}`,
      `${startedAt.toISOString()}, ${seconds} s`,
      versions.map(([name, version]) => `${name} ${version}`).join(' · '),
    ];
    await writeHtmlReport(options.report, { title: `Smoke checks of ${origin}`, facts }, results);
  }
  if (options.record && evidence) writeLine(await recordReport(evidence));
  const pages = results.filter(({ group }) => group === 'pages').length;
  writeLine(
    `release ${release.slice(0, 12)} at ${origin}: ${pages} pages and ${results.length - pages} other cases in ${seconds} s`,
  );
  writeSlowestPage(results);
  return reportResults(results);
}

const runChecks = (
  deployment: Deployment,
  options: SmokeOptions,
): Promise<{ scope: CrawlScope; results: CaseResult[] }> =>
  withCleanup(async (cleanup) => {
    const browser = await launchBrowser(cleanup);
    const { cases, context, scope } = await planRun(browser, deployment, options);
    if (cases.length === 1) throw new CannotRun(`No case has "${options.only ?? ''}" in its name.`);
    const { languages, devices, only, short } = scope;
    addJunitProperties({
      name: `smoke ${deployment.origin}`,
      ...SMOKE_TOOL,
      release: deployment.release,
      languages: languages.join(' '),
      devices: devices.join(' '),
      ...(only !== null && { only }),
      ...(short && { short: 'yes' }),
    });
    const results = await runSuite({
      title: 'smoke',
      cases,
      contexts: Array.from({ length: options.atOnce }, () => context),
      repeatFailed: options.repeatFailed,
    });
    return { scope, results };
  });

/** The active release, that of a tester link, or the named one: through a new tester link when it is not active. */
async function selectDeployment({ url, link, release }: SmokeOptions): Promise<Deployment> {
  const deployment = await readDeployment(url, link);
  if (release === null || deployment.release.startsWith(release)) return deployment;
  if (link !== null) throw new CannotRun(`The link opens ${deployment.release}, not ${release}.`);
  const linked = await readDeployment(url, await createTesterLink(release));
  if (linked.release.startsWith(release)) return linked;
  throw new CannotRun(`${url} renders ${linked.release}, not ${release}.`);
}

function writeSlowestPage(results: readonly CaseResult[]): void {
  const timed = results.map(({ name, attachments: { timings } }) => ({
    name,
    ms: timings?.['first byte'] ?? -1,
  }));
  const slowest = timed.reduce((a, b) => (b.ms > a.ms ? b : a), { name: '', ms: -1 });
  if (slowest.ms >= 0) writeLine(`slowest first byte: ${slowest.ms} ms, ${slowest.name}`);
}
