import type { TaskResult } from '../run/task';
import { escaped } from './junit';
import { REPORT_STYLE } from './report-style';
import { complaintsOf, countsOf, type RunReport } from './run-report';

/** So many scenes are told in full; a site that is down would fill the report with the same one. */
const MOST_SCENES = 40;

/** The report as one file that needs nothing else: it can be sent and kept. */
export function htmlReportOf(report: RunReport): string {
  const { results, release, url, startedAt, ms } = report;
  const { passed, failed, flaky, skipped } = countsOf(results);
  const troubled = results.filter(({ cases }) =>
    cases.some(({ outcome }) => outcome === 'failed' || outcome === 'flaky'),
  );
  const verdict = failed > 0 ? 'failed' : flaky > 0 ? 'flaky' : 'passed';
  const versions = Object.entries({ shell: report.shell, ...report.sections })
    .map(([name, version]) => `${name} ${version}`)
    .join(' · ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Smoke: ${verdict} · ${escaped(url)}</title>
<style>${REPORT_STYLE}</style></head><body>
<header class="${verdict}"><h1>${String(passed)} passed, ${String(failed)} failed</h1>
<p>${String(flaky)} flaky, ${String(skipped)} skipped · ${(ms / 1000).toFixed(0)} s · ${escaped(startedAt)}</p>
<p><a href="${escaped(url)}">${escaped(url)}</a> · release <code>${escaped(release)}</code></p>
<p class="fine">${escaped(versions)}</p></header>
${problems(report)}
${troubled.slice(0, MOST_SCENES).map(trouble).join('\n')}
${troubled.length > MOST_SCENES ? `<p>${String(troubled.length - MOST_SCENES)} more are only named above.</p>` : ''}
${skippedOnes(report)}
<h2>Everything that was looked at</h2>
<table><thead><tr><th></th><th>What</th><th>Result</th><th>Time</th><th>First byte</th><th>Ready</th></tr></thead>
<tbody>${results.map(row).join('\n')}</tbody></table></body></html>
`;
}

function problems({ results }: RunReport): string {
  const lines = (['failed', 'flaky'] as const).flatMap((outcome) =>
    complaintsOf(results, outcome).map(
      ({ name, problem, where }) =>
        `<li class="${outcome}"><b>${escaped(name)}</b> ${outcome === 'flaky' ? '(flaky) ' : ''}` +
        `${escaped(problem ?? '')}<br><span class="fine">${escaped(where.join(', '))}</span></li>`,
    ),
  );
  return lines.length > 0 ? `<h2>What is wrong</h2><ul>${lines.join('\n')}</ul>` : '';
}

function skippedOnes({ results }: RunReport): string {
  const lines = complaintsOf(results, 'skipped').map(
    ({ name, problem }) => `<li>${escaped(name)}: ${escaped(problem ?? '')}</li>`,
  );
  return lines.length > 0 ? `<h2>Left out</h2><ul>${lines.join('\n')}</ul>` : '';
}

function trouble({ name, cases, scene, picture }: TaskResult): string {
  const bad = cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky');
  const list = bad
    .map(
      (one) =>
        `<li class="${one.outcome}"><b>${escaped(one.name)}</b> ${escaped(one.problem ?? '')}</li>`,
    )
    .join('');
  const photo = scene?.picture ?? picture;
  const around = scene
    ? fold('Console', scene.console.join('\n')) +
      fold('Network', scene.network.join('\n')) +
      fold('Document', scene.dom)
    : '';
  return `<section><h3>${escaped(name)}</h3><ul>${list}</ul>${
    photo ? `<img src="${photo}" alt="" loading="lazy">` : ''
  }${around}</section>`;
}

const fold = (title: string, text: string): string =>
  `<details><summary>${title}${text === '' ? ' (nothing)' : ''}</summary><pre>${escaped(text)}</pre></details>`;

function row({ name, group, cases, ms, timings, picture }: TaskResult): string {
  const bad = cases.filter(({ outcome }) => outcome === 'failed' || outcome === 'flaky');
  const result =
    bad.length > 0
      ? bad.map((one) => one.name).join(', ')
      : `${String(cases.filter(({ outcome }) => outcome === 'passed').length)} passed`;
  const time = (value?: number) => (value === undefined ? '' : `${String(value)} ms`);
  return (
    `<tr class="${bad[0]?.outcome ?? 'passed'}"><td>${picture ? `<img src="${picture}" alt="" loading="lazy">` : ''}</td>` +
    `<td>${escaped(name)}<br><span class="fine">${escaped(group)}</span></td><td>${escaped(result)}</td>` +
    `<td>${time(ms)}</td><td>${time(timings?.['first byte'])}</td><td>${time(timings?.['ready'])}</td></tr>`
  );
}
