import { readSmokeReport } from './smoke-report';
import { findScopeGaps } from './smoke-scope';

const RELEASE = 'a'.repeat(64);

describe('readSmokeReport', () => {
  it('reads JSON, and the address from the command line when it names none', () => {
    const text = JSON.stringify({ release: RELEASE, checks: 3, failures: ['home is empty'] });
    expect(readSmokeReport('r.json', text, 'https://staging.example')).toMatchObject({
      release: RELEASE,
      url: 'https://staging.example',
      tool: 'smoke',
      checks: 3,
      failures: ['home is empty'],
    });
  });

  it('reads JUnit XML: cases that were left out are no checks', () => {
    const text = `<?xml version="1.0"?><testsuites name="smoke https://staging.example" tests="3">
      <testsuite name="pages"><properties><property name="release" value="${RELEASE}"/>
        <property name="languages" value="zh en"/><property name="devices" value="desktop"/></properties>
      <testcase classname="home" name="stands"/>
      <testcase classname="chat" name="answers"><failure type="failed" message="no &lt;answer&gt;">x</failure></testcase>
      <testcase classname="login" name="works"><skipped message="no codes"/></testcase>
      </testsuite></testsuites>`;
    expect(readSmokeReport('r.xml', text)).toMatchObject({
      release: RELEASE,
      url: 'https://staging.example',
      checks: 2,
      failures: ['chat answers: no <answer>'],
      scope: { languages: ['zh', 'en'], devices: ['desktop'], left: ['works: no codes'] },
    });
  });

  it('takes it from JUnit XML that a run was narrowed', () => {
    const text = `<testsuites name="smoke https://staging.example"><testsuite><properties>
      <property name="release" value="${RELEASE}"/><property name="languages" value="zh"/>
      <property name="devices" value="desktop"/><property name="only" value="/terms &amp; more"/></properties>
      <testcase classname="terms" name="stands"/></testsuite></testsuites>`;
    expect(readSmokeReport('r.xml', text).scope?.left).toEqual([
      'everything without "/terms & more" in its name (--only)',
    ]);
  });

  it('takes it from JUnit XML what ran the checks, and that it was the short form', () => {
    const names = { release: RELEASE, languages: 'zh en ja', devices: 'desktop mobile' };
    const said = { ...names, tool: 'smoke', version: '1.0.0', short: 'yes' };
    const properties = Object.entries(said).map(
      ([name, value]) => `<property name="${name}" value="${value}"/>`,
    );
    const text = `<testsuites name="smoke https://staging.example"><testsuite><properties>
      ${properties.join('')}</properties><testcase classname="terms" name="stands"/></testsuite></testsuites>`;
    const report = readSmokeReport('r.xml', text);
    expect(report).toMatchObject({ tool: 'smoke', version: '1.0.0' });
    expect(findScopeGaps(report.scope)).toEqual(['most languages of each page (--short)']);
  });

  it('says nothing about the scope of a report that says nothing about it', () => {
    const text = `<testsuites name="x https://a.example"><property name="release" value="${RELEASE}"/>
      <testcase classname="home" name="stands"/></testsuites>`;
    expect(readSmokeReport('r.xml', text)).not.toHaveProperty('scope');
  });

  it('says what it can of a failure and of a gap that are not named', () => {
    const text = `<testsuites name="smoke"><property name="release" value="${RELEASE}"/>
      <property name="languages" value="zh"/><property name="devices" value="desktop"/>
      <testcase><error/></testcase><testcase name="chat"><failure message="silent"/></testcase>
      <testcase><skipped/></testcase></testsuites>`;
    expect(readSmokeReport('r.xml', text, 'https://a.example')).toMatchObject({
      url: 'https://a.example',
      tool: 'junit',
      checks: 2,
      failures: ['a check: failed', 'chat: silent'],
      scope: { left: ['a check: left out'] },
    });
  });

  it('wants to know where the release was served', () => {
    const text = `<testsuite><property name="release" value="${RELEASE}"/><testcase name="a"/></testsuite>`;
    expect(() => readSmokeReport('r.xml', text)).toThrow(/R043 r\.xml: [\s\S]*url/);
  });

  it.each([
    ['nothing', ''],
    ['a report without a release', '{"url":"https://a.example","checks":1,"failures":[]}'],
    ['a report of no checks', `{"release":"${RELEASE}","checks":0,"failures":[]}`],
    ['markup without cases', '<html></html>'],
  ])('refuses %s', (_what, text) => {
    expect(() => readSmokeReport('r', text, 'https://a.example')).toThrow(/R043 r: /);
  });
});
