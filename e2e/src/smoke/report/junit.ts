import type { CaseResult, TaskResult } from '../run/task';
import { countsOf, SMOKE_TOOL, type RunReport } from './run-report';

/** A run as JUnit XML: a suite for each task, a case for each check. A flaky check is a failure of type `flaky`. */
export function junitOf({ url, release, startedAt, ms, looked, results }: RunReport): string {
  const { failed, flaky, skipped } = countsOf(results);
  const tests = results.flatMap(({ cases }) => cases).length;
  const totals = attributes({
    name: `smoke ${url}`,
    tests,
    failures: failed + flaky,
    skipped,
    time: ms / 1000,
    timestamp: startedAt,
  });
  const { languages, devices, only, short } = looked;
  const properties = propertiesOf({
    ...SMOKE_TOOL,
    release,
    languages: languages.join(' '),
    devices: devices.join(' '),
    ...(only !== null && { only }),
    ...(short && { short: 'yes' }),
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${totals}>`,
    ...results.map((result) => suite(result, properties)),
    '</testsuites>',
    '',
  ].join('\n');
}

const propertiesOf = (facts: Record<string, string>): string =>
  `<properties>${Object.entries(facts)
    .map(([name, value]) => `<property${attributes({ name, value })}/>`)
    .join('')}</properties>`;

function suite(result: TaskResult, properties: string): string {
  const { failed, flaky, skipped } = countsOf([result]);
  const head = attributes({
    name: `${result.group}: ${result.name}`,
    tests: result.cases.length,
    failures: failed + flaky,
    skipped,
    time: result.ms / 1000,
  });
  const scene = result.scene
    ? `<system-out>${escaped([...result.scene.console, ...result.scene.network].join('\n'))}</system-out>`
    : '';
  const cases = result.cases.map((one) => testcase(result.name, one)).join('');
  return `<testsuite${head}>${properties}${cases}${scene}</testsuite>`;
}

function testcase(task: string, { name, outcome, problem }: CaseResult): string {
  const head = attributes({ classname: task, name });
  const text = problem ?? '';
  switch (outcome) {
    case 'passed':
      return `<testcase${head}/>`;
    case 'skipped':
      return `<testcase${head}><skipped${attributes({ message: text })}/></testcase>`;
    default: {
      const failure = attributes({ type: outcome, message: text });
      return `<testcase${head}><failure${failure}>${escaped(text)}</failure></testcase>`;
    }
  }
}

const attributes = (values: Record<string, string | number>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML and XML; characters that XML cannot hold become blanks. */
export const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ' ')
    .replace(/[&<>"']/g, (character) => NAMES[character] ?? '');
