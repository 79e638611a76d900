import type { EvidenceStatus } from '../../evidence/find-evidence';
import { createEvidence } from '../../evidence/testing/test-evidence';
import type { Plan } from '../../acts/plan/plan-change';
import { CANARY, createPlan, MISSING_EVIDENCE, UNPUBLISHED } from '../../acts/plan/testing/plans';
import { textContent } from '../testing/test-console';
import { planPage } from './plan-page';

const OPERATOR = { role: 'operator', author: 'ming', owner: null, tokenHash: null } as const;
const VIEWER = { role: 'viewer', author: 'hana', owner: null, tokenHash: null } as const;

const pageOf = (
  changes: Partial<Plan> = {},
  act = 'pin',
  session: Parameters<typeof planPage>[1] = OPERATOR,
) => planPage({ plan: createPlan(changes), act, fields: [['version-mfe-home', '2.0.0']] }, session);

const MISSING: EvidenceStatus = { kind: 'missing', untested: [], failed: null, partial: null };

describe('planPage', () => {
  it('shows old and new release and binds the form to this state', () => {
    const page = pageOf();
    expect(textContent(page)).toContain('Entry 7, release bbbbbbbbbbbb → release aaaaaaaaaaaa');
    expect(textContent(page)).toContain('mfe-home: fallback none → 1.0.0');
    expect(page).toContain('action="/channels/production/pin"');
    expect(page).toContain('<input type="hidden" name="seen" value="7">');
    expect(page).toContain('<input type="hidden" name="version-mfe-home" value="2.0.0">');
    expect(page).not.toContain('name="force"');
  });

  it('starts from no release on an empty channel', () => {
    const page = pageOf({ inForce: null, diff: null });
    expect(textContent(page)).toContain('No release → release aaaaaaaaaaaa');
    expect(page).toContain('name="seen" value="0"');
    expect(page).not.toContain('aria-label="Differences"');
  });

  it('offers no act when a version is missing, and shows the refusal', () => {
    const page = pageOf({ release: null, diff: null, refusals: [UNPUBLISHED] });
    expect(textContent(page)).toContain('→ no release');
    expect(textContent(page)).toMatch(/Would be refused: R008 mfe-home 9\.9\.9 : it is not there/);
    expect(page).not.toContain('method="post" action="/channels');
  });

  it('asks for a force reason only when nothing but evidence is missing', () => {
    expect(pageOf({ refusals: [MISSING_EVIDENCE] })).toContain('name="force"');
    expect(pageOf({ refusals: [MISSING_EVIDENCE, UNPUBLISHED] })).not.toContain('name="force"');
  });

  it('offers no act when no entry would be added, and none to viewers', () => {
    const same = pageOf({ changes: false });
    expect(textContent(same)).toContain('Already active; no entry would be added.');
    expect(same).not.toContain('action="/channels');
    expect(pageOf({}, 'pin', VIEWER)).not.toContain('action="/channels');
  });

  it('warns of a canary that the act would end', () => {
    const warning = 'Ends the canary cccccccccccc';
    expect(textContent(pageOf({ endsCanary: CANARY }))).toContain(warning);
    expect(textContent(pageOf({ endsCanary: CANARY }, 'canary-start'))).not.toContain(warning);
    expect(textContent(pageOf({ endsCanary: CANARY, changes: false }))).not.toContain(warning);
  });

  it.each<[string, EvidenceStatus, string]>([
    [
      'a run against exactly this release',
      { kind: 'exact', evidence: createEvidence() },
      'Evidence: 40 checks passed at https://staging.example.',
    ],
    [
      'a run against another one',
      { kind: 'carried', from: [createEvidence()] },
      'Evidence carried over from 1 releases with the same shell.',
    ],
    ['nothing', MISSING, 'Evidence is missing.'],
    ['a run in part', { ...MISSING, partial: createEvidence() }, 'Evidence is incomplete.'],
    [
      'a run in part after one that failed',
      { ...MISSING, partial: createEvidence(), failed: createEvidence({ passed: false }) },
      'Evidence is missing.',
    ],
  ])('shows evidence: %s', (_, evidence, sentence) => {
    expect(textContent(pageOf({ evidence }))).toContain(sentence);
  });

  it('shows no evidence for a channel that needs none', () => {
    expect(textContent(pageOf({ evidence: null }))).not.toContain('Evidence');
  });
});
