import { readSmokeReport } from './smoke-report';
import { findScopeGaps } from './smoke-scope';

const RELEASE = 'a'.repeat(64);
const SCOPE = { languages: ['zh', 'en', 'ja'], devices: ['desktop', 'mobile'], left: [] };

const read = (content: object, url?: string) =>
  readSmokeReport(
    'r.json',
    JSON.stringify({ release: RELEASE, checks: 3, failures: [], ...content }),
    url,
  );

describe('readSmokeReport', () => {
  it('takes the address from the command line when the report has none', () => {
    expect(read({ failures: ['home is empty'] }, 'https://staging.example')).toMatchObject({
      release: RELEASE,
      url: 'https://staging.example',
      tool: 'smoke',
      version: 'unknown',
      at: expect.stringMatching(/^\d{4}-/),
      checks: 3,
      failures: ['home is empty'],
    });
  });

  it('keeps address, tool, time and scope of the report', () => {
    const content = {
      url: 'https://a.example',
      tool: 'huoban-smoke',
      version: '2',
      at: '2026-01-02T03:04:05.000Z',
      scope: SCOPE,
    };
    expect(read(content, 'https://b.example')).toMatchObject(content);
  });

  it('has no scope when the report has none', () => {
    expect(read({ url: 'https://a.example' })).not.toHaveProperty('scope');
  });

  it('requires an address', () => {
    expect(() => read({})).toThrow(/R043 r\.json: [\s\S]*url/);
  });

  it('refuses JUnit XML and names --json', () => {
    expect(() => readSmokeReport('r.xml', '\n<testsuites/>')).toThrow(
      /R043 r\.xml: JUnit XML is not accepted.* --json report\.json/,
    );
  });

  it.each([
    ['an empty file', ''],
    ['a report without a release', '{"url":"https://a.example","checks":1,"failures":[]}'],
    ['a report without checks', `{"release":"${RELEASE}","checks":0,"failures":[]}`],
    ['markup', '<html></html>'],
  ])('refuses %s', (_what, text) => {
    expect(() => readSmokeReport('r', text, 'https://a.example')).toThrow(/R043 r: /);
  });
});

describe('the scope of a run', () => {
  it('has no gaps when the run was complete', () => {
    expect(findScopeGaps(read({ url: 'https://a.example', scope: SCOPE }).scope)).toEqual([]);
  });

  it('has the omissions of the run as gaps', () => {
    const left = ['everything without "/terms" in its name (--only)'];
    const { scope } = read({ url: 'https://a.example', scope: { ...SCOPE, left } });
    expect(findScopeGaps(scope)).toEqual(left);
  });
});
