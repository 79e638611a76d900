import { createEvidence, signEvidence } from './testing/test-evidence';
import { readSmokeReport } from './smoke-report';
import { findScopeGaps } from './smoke-scope';

describe('readSmokeReport', () => {
  it('returns the signed document as it was written', () => {
    const evidence = signEvidence({ failures: ['home is empty'] });
    expect(readSmokeReport('r.json', JSON.stringify(evidence, null, 2))).toEqual(evidence);
  });

  it('has no scope when the report has none', () => {
    const text = JSON.stringify(signEvidence({ scope: null }));
    expect(readSmokeReport('r.json', text)).not.toHaveProperty('scope');
  });

  it('refuses a report without a signature and names SMOKE_KEY', () => {
    const { signature: _, ...report } = createEvidence();
    expect(() => readSmokeReport('r.json', JSON.stringify(report))).toThrow(
      /R060 r\.json: the report is not signed.*SMOKE_KEY/,
    );
  });

  it('refuses JUnit XML and names --json', () => {
    expect(() => readSmokeReport('r.xml', '\n<testsuites/>')).toThrow(
      /R043 r\.xml: JUnit XML is not accepted.* --json report\.json/,
    );
  });

  const [url, checks] = ['"url":"https://a.example"', '"checks":1,"failures":[]'];
  const release = `"release":"${'a'.repeat(64)}"`;
  it.each([
    ['an empty file', ''],
    ['a report without a release', `{${url},${checks}}`],
    ['a report without an address', `{${release},${checks}}`],
    ['a report without checks', `{${url},${release},"checks":0,"failures":[]}`],
    ['markup', '<html></html>'],
  ])('refuses %s', (_what, text) => {
    expect(() => readSmokeReport('r', text)).toThrow(/R043 r: /);
  });
});

describe('the scope of a run', () => {
  it('has no gaps when the run was complete', () => {
    expect(findScopeGaps(createEvidence().scope)).toEqual([]);
  });

  it('has the omissions of the run as gaps', () => {
    const left = ['everything without "/terms" in its name (--only)'];
    const { scope } = createEvidence();
    expect(findScopeGaps(scope && { ...scope, left })).toEqual(left);
  });
});
