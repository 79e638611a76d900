import { failed, passed, skipped, type TaskResult } from '../run/task';
import { htmlReportOf } from './html-report';
import { junitOf } from './junit';
import { exitCodeOf, type RunReport } from './run-report';
import { summaryOf } from './summary';

const result = (name: string, cases: TaskResult['cases']): TaskResult => ({
  group: 'pages',
  name,
  ms: 1500,
  cases,
  scene: null,
});
const report = (...results: TaskResult[]): RunReport => ({
  url: 'https://site.test',
  release: 'a'.repeat(64),
  shell: '1.0.0',
  sections: { 'mfe-home': '1.0.1' },
  startedAt: '2026-01-01T00:00:00.000Z',
  ms: 61_000,
  looked: { languages: ['zh', 'en', 'ja'], devices: ['desktop'], only: null, short: false },
  results,
});
const broken = (name: string) =>
  result(name, [passed('status'), failed('title', 'the title is "<b>"')]);

describe('the summary', () => {
  it('tells the same fault of many pages once and ends with the count', () => {
    const lines = summaryOf(report(...['/', '/en', '/ja', '/m'].map(broken))).split('\n');
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ title: /, /en, /ja and 1 more',
    ]);
    expect(lines.at(-1)).toBe('4 passed, 4 failed');
  });

  it('says what was left out and why', () => {
    expect(summaryOf(report(result('login', [skipped('login', 'no codes')])))).toContain(
      '○ skipped: login: no codes',
    );
  });
});

describe('the exit code', () => {
  const flaky = { name: 'c', outcome: 'flaky' as const, problem: 'slow' };

  it.each([
    [[passed('a')], 0],
    [[passed('a'), flaky], 3],
    [[failed('a', 'x'), flaky], 1],
  ])('of %j is %i', (cases, code) => {
    expect(exitCodeOf([result('t', cases)])).toBe(code);
  });
});

describe('JUnit XML', () => {
  it('counts cases and failures, and escapes what they say', () => {
    const xml = junitOf(report(broken('/'), result('login', [skipped('login', 'no')])));
    expect(xml).toContain('tests="3" failures="1" skipped="1" time="61"');
    expect(xml).toContain('message="the title is &quot;&lt;b&gt;&quot;"');
    expect(xml).toContain('<testcase classname="login" name="login"><skipped message="no"/>');
  });

  it('says what it was to look at, and in what it was narrowed', () => {
    const xml = junitOf({
      ...report(broken('/')),
      looked: { languages: ['zh', 'ja'], devices: ['desktop'], only: '/terms', short: true },
    });
    expect(xml).toContain('<property name="languages" value="zh ja"/>');
    expect(xml).toContain('<property name="devices" value="desktop"/>');
    expect(xml).toContain('<property name="only" value="/terms"/>');
    expect(xml).toContain('<property name="short" value="yes"/>');
    expect(xml).toContain('<property name="tool" value="smoke"/><property name="version"');
    expect(junitOf(report(broken('/')))).not.toMatch(/name="(only|short)"/);
  });

  it('leaves out characters that XML cannot hold', () => {
    expect(junitOf(report(result('/', [failed('c', 'a\u0000b')])))).toContain('message="a b"');
  });
});

describe('the HTML report', () => {
  const scene = {
    address: 'https://site.test/',
    picture: 'data:image/jpeg;base64,AA==',
    console: ['error: <boom>'],
    network: ['500 GET fetch /api/x 12 ms'],
    dom: '<main>here</main>',
  };

  it('holds picture, console, network and document of a failure, escaped, and needs no other file', () => {
    const html = htmlReportOf(report({ ...broken('/'), scene }));
    expect(html).toContain('error: &lt;boom&gt;');
    expect(html).toContain('500 GET fetch /api/x 12 ms');
    expect(html).toContain('&lt;main&gt;here');
    expect(html).toContain('src="data:image/jpeg;base64,AA=="');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|https:\/\/site\.test)/);
  });
});
