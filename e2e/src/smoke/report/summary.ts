import { complaintsOf, countsOf, type Complaint, type RunReport } from './run-report';

const MOST_PLACES = 3;

/** What a person reads at the end of a run; the last line is `N passed, N failed`. */
export function summaryOf(report: RunReport): string {
  const { results } = report;
  const { passed, failed, flaky, skipped } = countsOf(results);
  const pages = results.filter(({ group }) => group === 'pages');
  const lines = [
    `release ${report.release.slice(0, 12)} at ${report.url}: ${String(pages.length)} pages and ` +
      `${String(results.length - pages.length)} other tasks in ${(report.ms / 1000).toFixed(0)} s`,
    ...slowest(report),
    ...complaintsOf(results, 'skipped').map(
      (one) => `○ skipped: ${one.name}: ${one.problem ?? ''}`,
    ),
    ...complaintsOf(results, 'flaky').flatMap((one) => told('~ flaky', one)),
    ...complaintsOf(results, 'failed').flatMap((one) => told('✗', one)),
    ...(flaky + skipped > 0 ? [`${String(flaky)} flaky, ${String(skipped)} skipped`] : []),
    `${String(passed)} passed, ${String(failed)} failed`,
  ];
  return lines.join('\n');
}

function told(mark: string, { name, problem, where }: Complaint): string[] {
  const more = where.length - MOST_PLACES;
  const places =
    where.slice(0, MOST_PLACES).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
  return [`${mark} ${name}: ${places}`, `    ${problem ?? ''}`];
}

function slowest({ results }: RunReport): string[] {
  const timed = results.flatMap(({ name, timings }) => {
    const first = timings?.['first byte'];
    return first === undefined ? [] : [{ name, first }];
  });
  const [worst] = timed.sort((a, b) => b.first - a.first);
  return worst ? [`slowest first byte: ${String(worst.first)} ms, ${worst.name}`] : [];
}
