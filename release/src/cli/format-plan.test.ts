import type { EvidenceStatus } from '../evidence/find-evidence';
import { createEvidence } from '../evidence/testing/test-evidence';
import { CANARY, createPlan, MISSING_EVIDENCE, UNPUBLISHED } from '../acts/plan/testing/plans';
import { formatPlan } from './format-plan';

const MISSING: EvidenceStatus = { kind: 'missing', untested: [], failed: null, partial: null };

describe('formatPlan', () => {
  it('shows old and new release, differences and outcome', () => {
    expect(formatPlan(createPlan())).toEqual([
      'pin on production: entry 7, release bbbbbbbbbbbb → release aaaaaaaaaaaa',
      '  mfe-home: fallback none → 1.0.0',
      'Would be done.',
    ]);
  });

  it('shows an empty channel and a missing version', () => {
    const plan = createPlan({ inForce: null, release: null, diff: null, refusals: [UNPUBLISHED] });
    expect(formatPlan(plan)).toEqual([
      'pin on production: no release → no release',
      expect.stringMatching(/^R008 mfe-home 9\.9\.9: it is not there\./),
      'Would be refused, 1 refusals.',
    ]);
  });

  it('reports an active release', () => {
    expect(formatPlan(createPlan({ changes: false })).at(-1)).toBe(
      'Already active; no entry would be added.',
    );
  });

  it('warns of a canary that the act would end', () => {
    const warning = 'Ends the canary cccccccccccc.';
    expect(formatPlan(createPlan({ endsCanary: CANARY }))).toContain(warning);
    expect(formatPlan(createPlan({ endsCanary: CANARY, changes: false }))).not.toContain(warning);
  });

  it('lists all refusals', () => {
    const lines = formatPlan(createPlan({ refusals: [UNPUBLISHED, MISSING_EVIDENCE] }));
    expect(lines.filter((line) => /^R0/.test(line))).toHaveLength(2);
    expect(lines.at(-1)).toBe('Would be refused, 2 refusals.');
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
      'Evidence: carried over from 2 releases with the same shell.',
    ],
    [
      'an active release',
      { kind: 'carried', from: [] },
      'Evidence: no new version with this shell.',
    ],
    ['nothing', MISSING, 'Evidence: missing.'],
    [
      'a run that left something out',
      { ...MISSING, partial: createEvidence() },
      'Evidence: incomplete.',
    ],
    [
      'a run that left something out, after one that failed',
      { ...MISSING, partial: createEvidence(), failed: createEvidence({ passed: false }) },
      'Evidence: missing.',
    ],
  ])('shows evidence: %s', (_, evidence, line) => {
    const lines = formatPlan(createPlan({ evidence }));
    expect(lines.filter((each) => each.startsWith('Evidence'))).toEqual([line]);
  });
});
