import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { countLine, countOutcomes, exitCodeOf, groupProblems, summarize } from './results';
import type { CaseResult } from './results';
import { escapeHtml, writeLine } from './text';

export interface ReportHeader {
  title: string;
  /** Lines below the counts: what was checked, when, for how long. */
  facts: readonly string[];
}

/** A site that is down would fill the report with the same snapshot. */
const MAX_SNAPSHOTS = 40;
const BAD = ['failed', 'flaky'] as const;

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px; color: #16181d; }
header { border-left: 8px solid; padding-left: 16px; }
h1, h2, h3, p { margin: 0 0 8px; } h2 { margin-top: 32px; }
.failed { border-color: #c62828; } .flaky { border-color: #b26a00; } header.passed { border-color: #2e7d32; }
li.failed b, tr.failed td:nth-child(3) { color: #c62828; } li.flaky b, tr.flaky td:nth-child(3) { color: #b26a00; }
.fine { color: #5c6370; font-size: 13px; }
section { border: 1px solid #d5d8de; border-radius: 8px; margin: 16px 0; padding: 16px; }
section img { border: 1px solid #d5d8de; display: block; max-height: 420px; max-width: 100%; }
pre { background: #f4f5f7; font-size: 12px; max-height: 420px; overflow: auto; padding: 12px; white-space: pre-wrap; word-break: break-all; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; }
td, th { border-bottom: 1px solid #e6e8ec; padding: 6px 12px 6px 0; vertical-align: top; }
td img { display: block; max-height: 90px; }
`;

export async function writeHtmlReport(
  file: string,
  header: ReportHeader,
  results: readonly CaseResult[],
): Promise<void> {
  await writeReport(file, htmlReport(header, results));
}

/** Writes a report into a folder that may not exist yet. */
export async function writeReport(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, text);
  writeLine(`wrote ${file}`);
}

/** Prints the summary, and writes the results where `--json` names a file. @returns exit code */
export async function reportResults(
  results: readonly CaseResult[],
  json?: string,
): Promise<number> {
  if (json !== undefined) await writeReport(json, `${JSON.stringify(results, null, 2)}\n`);
  writeLine(summarize(results));
  return exitCodeOf(results);
}

export function htmlReport({ title, facts }: ReportHeader, results: readonly CaseResult[]): string {
  const { failed, flaky, skipped } = countOutcomes(results);
  const verdict = failed > 0 ? 'failed' : flaky > 0 ? 'flaky' : 'passed';
  const bad = results.filter(({ checks }) => checks.some(({ outcome }) => isBad(outcome)));
  const more = bad.length - MAX_SNAPSHOTS;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}: ${verdict}</title>
<style>${STYLE}</style></head><body>
<header class="${verdict}"><h1>${countLine(results)}</h1>
<p>${flaky} flaky, ${skipped} skipped</p>${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('\n')}</header>
${list('Problems', BAD, results)}
${bad.slice(0, MAX_SNAPSHOTS).map(failureSection).join('\n')}
${more > 0 ? `<p>${more} more are listed above without a snapshot.</p>` : ''}
${list('Skipped', ['skipped'], results)}
<h2>All cases</h2>
<table><thead><tr><th></th><th>Case</th><th>Result</th><th>Time</th><th>First byte</th><th>Ready</th></tr></thead>
<tbody>${results.map(tableRow).join('\n')}</tbody></table></body></html>
`;
}

const isBad = (outcome: string): boolean => outcome === 'failed' || outcome === 'flaky';

function list(
  heading: string,
  outcomes: readonly ('failed' | 'flaky' | 'skipped')[],
  results: readonly CaseResult[],
): string {
  const items = outcomes.flatMap((outcome) =>
    groupProblems(results, outcome).map(
      ({ name, problem, cases }) =>
        `<li class="${outcome}"><b>${escapeHtml(name)}</b> ${outcome === 'flaky' ? '(flaky) ' : ''}` +
        `${escapeHtml(problem ?? '')}<br><span class="fine">${escapeHtml(cases.join(', '))}</span></li>`,
    ),
  );
  return items.length > 0 ? `<h2>${heading}</h2><ul>${items.join('\n')}</ul>` : '';
}

function failureSection({ name, checks, attachments }: CaseResult): string {
  const { screenshot, snapshot } = attachments;
  const items = checks
    .filter(({ outcome }) => isBad(outcome))
    .map(
      (check) =>
        `<li class="${check.outcome}"><b>${escapeHtml(check.name)}</b> ${escapeHtml(check.problem ?? '')}</li>`,
    );
  const image = snapshot?.screenshot ?? screenshot;
  const details = snapshot
    ? fold('Console', snapshot.console.join('\n')) +
      fold('Network', snapshot.network.join('\n')) +
      fold('Document', snapshot.dom)
    : '';
  return `<section><h3>${escapeHtml(name)}</h3><ul>${items.join('')}</ul>${
    image ? `<img src="${image}" alt="" loading="lazy">` : ''
  }${details}</section>`;
}

const fold = (title: string, text: string): string =>
  `<details><summary>${title}${text === '' ? ' (empty)' : ''}</summary><pre>${escapeHtml(text)}</pre></details>`;

function tableRow({ name, group, checks, note, ms, attachments }: CaseResult): string {
  const { screenshot, timings } = attachments;
  const bad = checks.filter(({ outcome }) => isBad(outcome));
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length;
  const result = bad.length > 0 ? bad.map((check) => check.name).join(', ') : `${passed} passed`;
  const time = (value?: number): string => (value === undefined ? '' : `${value} ms`);
  const image = screenshot ? `<img src="${screenshot}" alt="" loading="lazy">` : '';
  const details = [group, note].filter(Boolean).map(escapeHtml).join('<br>');
  return (
    `<tr class="${bad[0]?.outcome ?? 'passed'}"><td>${image}</td>` +
    `<td>${escapeHtml(name)}<br><span class="fine">${details}</span></td><td>${escapeHtml(result)}</td>` +
    `<td>${time(ms)}</td><td>${time(timings?.['first byte'])}</td><td>${time(timings?.['ready'])}</td></tr>`
  );
}
