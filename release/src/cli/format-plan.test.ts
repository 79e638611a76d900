import type { EvidenceStatus } from '../evidence/find-evidence';
import { createEvidence } from '../evidence/testing/test-evidence';
import { CANARY, createPlan, MISSING_EVIDENCE, UNPUBLISHED } from '../acts/plan/testing/plans';
import { formatPlan } from './format-plan';

const MISSING: EvidenceStatus = { kind: 'missing', untested: [], failed: null, partial: null };

describe('a plan, in words', () => {
  it('says what was and would be in force, how they differ, and that it would be done', () => {
    expect(formatPlan(createPlan())).toEqual([
      'pin on production: entry 7, release bbbbbbbbbbbb → release aaaaaaaaaaaa',
      '  mfe-home: falls back to none → 1.0.0',
      'It would be done.',
    ]);
  });

  it('says that an empty channel has nothing, and that a missing version makes no release', () => {
    const plan = createPlan({ inForce: null, release: null, diff: null, refusals: [UNPUBLISHED] });
    expect(formatPlan(plan)).toEqual([
      'pin on production: nothing → no release',
      expect.stringMatching(/^R008 mfe-home 9\.9\.9: it is not there\./),
      'It would be refused; reasons: 1.',
    ]);
  });

  it('says that nothing would be added where it is so already', () => {
    expect(formatPlan(createPlan({ changes: false })).at(-1)).toBe(
      'It is so already; nothing would be added.',
    );
  });

  it('warns of a canary that the act would end, and of none where nothing changes', () => {
    const warning = 'It ends the canary cccccccccccc.';
    expect(formatPlan(createPlan({ endsCanary: CANARY }))).toContain(warning);
    expect(formatPlan(createPlan({ endsCanary: CANARY, changes: false }))).not.toContain(warning);
  });

  it('names every reason for which it would be refused', () => {
    const lines = formatPlan(createPlan({ refusals: [UNPUBLISHED, MISSING_EVIDENCE] }));
    expect(lines.filter((line) => /^R0/.test(line))).toHaveLength(2);
    expect(lines.at(-1)).toBe('It would be refused; reasons: 2.');
  });

  it.each<[string, EvidenceStatus, string]>([
    [
      'a run against exactly this release',
      { kind: 'exact', evidence: createEvidence() },
      'Evidence: 40 checks at 2026-01-02T03:04:05.000Z, https://staging.example.',
    ],
    [
      'runs against others',
      { kind: 'carried', from: [createEvidence(), createEvidence()] },
      'Evidence: carries over from 2 releases with the same shell.',
    ],
    [
      'what is in force already',
      { kind: 'carried', from: [] },
      'Evidence: nothing in it is new beside this shell.',
    ],
    ['nothing', MISSING, 'Evidence: missing.'],
    [
      'a run that left something out',
      { ...MISSING, partial: createEvidence() },
      'Evidence: in part.',
    ],
    [
      'a run that left something out, after one that failed',
      { ...MISSING, partial: createEvidence(), failed: createEvidence({ passed: false }) },
      'Evidence: missing.',
    ],
  ])('tells what speaks for it: %s', (_, evidence, line) => {
    const told = formatPlan(createPlan({ evidence }));
    expect(told.filter((each) => each.startsWith('Evidence'))).toEqual([line]);
  });
});
