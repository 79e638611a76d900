import { htmlReport } from './html-report';
import { exitCodeOf, failed, passed, skipped, summarize, type CaseResult } from './results';

const result = (name: string, checks: CaseResult['checks']): CaseResult => ({
  ...{ name, checks, group: 'pages', rows: [], ms: 1500, note: '' },
  attachments: {},
});
const broken = (name: string) =>
  result(name, [passed('status'), failed('title', 'the title is "<b>"')]);

describe('summarize', () => {
  it('lists equal problems of several cases once, and ends with the counts', () => {
    const lines = summarize(['/', '/en', '/ja', '/m'].map(broken)).split('\n');
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
      '✗ failed: title (/, /en, /ja and 1 more): the title is "<b>"',
    ]);
    expect(lines.at(-1)).toBe('4 passed, 4 failed');
  });

  it('lists skipped checks with the reason', () => {
    expect(summarize([result('login', [skipped('login', 'no codes')])])).toContain(
      '○ skipped: login: no codes',
    );
  });
});

describe('exitCodeOf', () => {
  const flaky = { name: 'c', outcome: 'flaky' as const, problem: 'slow' };

  it.each([
    [[passed('a')], 0],
    [[passed('a'), flaky], 3],
    [[failed('a', 'x'), flaky], 1],
  ])('of %j is %i', (checks, code) => {
    expect(exitCodeOf([result('t', checks)])).toBe(code);
  });
});

describe('htmlReport', () => {
  const snapshot = {
    address: 'https://site.test/',
    screenshot: 'data:image/webp;base64,AA==',
    console: ['error: <boom>'],
    network: ['500 GET fetch /api/x 12 ms'],
    dom: '<main>here</main>',
  };

  it('contains the escaped snapshot of a failure, and refers to no other file', () => {
    const header = { title: 'Smoke', facts: ['https://site.test, release a'] };
    const html = htmlReport(header, [{ ...broken('/'), attachments: { snapshot } }]);
    expect(html).toContain('error: &lt;boom&gt;');
    expect(html).toContain('500 GET fetch /api/x 12 ms');
    expect(html).toContain('&lt;main&gt;here');
    expect(html).toContain('src="data:image/webp;base64,AA=="');
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
  });
});
