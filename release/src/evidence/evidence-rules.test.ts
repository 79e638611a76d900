import { evidenceRefusals } from './evidence-rules';
import { createEvidence } from './testing/test-evidence';

const ID = 'a'.repeat(64);
const MISSING = { kind: 'missing' as const, untested: [], failed: null, partial: null };

describe('evidenceRefusals', () => {
  it('lists untested versions', () => {
    const [refusal] = evidenceRefusals(ID, { ...MISSING, untested: ['shell', 'mfe-home'] });
    expect(refusal).toMatchObject({
      code: 'R018',
      subject: 'release aaaaaaaaaaaa',
      problem: 'no smoke run covers it; untested with its shell: shell, mfe-home',
      remedy: expect.stringContaining('--release aaaaaaaaaaaa'),
    });
  });

  it('quotes the first failure of a failed run', () => {
    const failures = ['home is empty', 'chat is silent'];
    const failed = createEvidence({ passed: false, failures });
    expect(evidenceRefusals(ID, { ...MISSING, failed })).toMatchObject([
      { code: 'R018', problem: expect.stringMatching(/found 2 failures, first: home is empty$/) },
    ]);
    const unnamed = createEvidence({ passed: false });
    expect(evidenceRefusals(ID, { ...MISSING, failed: unnamed })[0]?.problem).toMatch(
      /first: unnamed$/,
    );
  });

  it('lists five gaps and counts the rest', () => {
    const left = ['login: no codes', 'chat: no codes', 'likes: no codes', 'topup: no codes'];
    const scope = { languages: ['zh' as const], devices: ['desktop' as const], left };
    expect(evidenceRefusals(ID, { ...MISSING, partial: createEvidence({ scope }) })).toMatchObject([
      {
        code: 'R048',
        problem: expect.stringMatching(
          /missing: language en; language ja; device mobile; login: no codes; chat: no codes and 2 more$/,
        ),
      },
    ]);
  });

  it('is empty for a release with evidence', () => {
    expect(evidenceRefusals(ID, { kind: 'exact', evidence: createEvidence() })).toEqual([]);
    expect(evidenceRefusals(ID, { kind: 'carried', from: [] })).toEqual([]);
  });
});
