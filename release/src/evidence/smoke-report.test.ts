import { readSmokeReport } from './smoke-report';

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
      <testsuite name="pages"><properties><property name="release" value="${RELEASE}"/></properties>
      <testcase classname="home" name="stands"/>
      <testcase classname="chat" name="answers"><failure type="failed" message="no &lt;answer&gt;">x</failure></testcase>
      <testcase classname="login" name="works"><skipped message="no codes"/></testcase>
      </testsuite></testsuites>`;
    expect(readSmokeReport('r.xml', text)).toMatchObject({
      release: RELEASE,
      url: 'https://staging.example',
      checks: 2,
      failures: ['chat answers: no <answer>'],
    });
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
