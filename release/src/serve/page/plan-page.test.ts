import type { EvidenceStatus } from '../../evidence/find-evidence';
import { createEvidence } from '../../evidence/testing/test-evidence';
import type { Plan } from '../../acts/plan/plan-change';
import { CANARY, createPlan, MISSING_EVIDENCE, UNPUBLISHED } from '../../acts/plan/testing/plans';
import { textContent } from '../testing/test-console';
import { planPage } from './plan-page';

const OPERATOR = { role: 'operator', author: 'ming' } as const;
const VIEWER = { role: 'viewer', author: 'hana' } as const;

const pageOf = (
  changes: Partial<Plan> = {},
  act = 'pin',
  session: Parameters<typeof planPage>[1] = OPERATOR,
) => planPage({ plan: createPlan(changes), act, fields: [['version-mfe-home', '2.0.0']] }, session);

const MISSING: EvidenceStatus = { kind: 'missing', untested: [], failed: null, partial: null };

describe('the page of a plan', () => {
  it('says what was and would be in force, and lets it happen from just this state', () => {
    const page = pageOf();
    expect(textContent(page)).toContain('Entry 7, release bbbbbbbbbbbb → release aaaaaaaaaaaa');
    expect(textContent(page)).toContain('mfe-home: falls back to none → 1.0.0');
    expect(page).toContain('action="/channels/production/pin"');
    expect(page).toContain('<input type="hidden" name="seen" value="7">');
    expect(page).toContain('<input type="hidden" name="version-mfe-home" value="2.0.0">');
    expect(page).not.toContain('name="force"');
  });

  it('begins with nothing on an empty channel', () => {
    const page = pageOf({ inForce: null, diff: null });
    expect(textContent(page)).toContain('Nothing → release aaaaaaaaaaaa');
    expect(page).toContain('name="seen" value="0"');
    expect(page).not.toContain('aria-label="Differences"');
  });

  it('offers no act where a version is missing, and says by number why', () => {
    const page = pageOf({ release: null, diff: null, refusals: [UNPUBLISHED] });
    expect(textContent(page)).toContain('→ no release');
    expect(textContent(page)).toMatch(
      /It would be refused: R008 mfe-home 9\.9\.9 : it is not there/,
    );
    expect(page).not.toContain('method="post" action="/channels');
  });

  it('asks why where only evidence is missing, and for nothing where more is wrong', () => {
    expect(pageOf({ refusals: [MISSING_EVIDENCE] })).toContain('name="force"');
    expect(pageOf({ refusals: [MISSING_EVIDENCE, UNPUBLISHED] })).not.toContain('name="force"');
  });

  it('offers no act where nothing would be added, and none to who may only look', () => {
    const same = pageOf({ changes: false });
    expect(textContent(same)).toContain('It is so already; nothing would be added.');
    expect(same).not.toContain('action="/channels');
    expect(pageOf({}, 'pin', VIEWER)).not.toContain('action="/channels');
  });

  it('warns of a canary that would end, but not of one that is to be started', () => {
    const warning = 'It ends the canary cccccccccccc';
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
      'Evidence carries over from 1 releases with the same shell.',
    ],
    ['nothing', MISSING, 'Evidence is missing.'],
    ['a run in part', { ...MISSING, partial: createEvidence() }, 'Evidence is missing in part.'],
    [
      'a run in part after one that failed',
      { ...MISSING, partial: createEvidence(), failed: createEvidence({ passed: false }) },
      'Evidence is missing.',
    ],
  ])('tells what speaks for it: %s', (_, evidence, sentence) => {
    expect(textContent(pageOf({ evidence }))).toContain(sentence);
  });

  it('says nothing of evidence where the channel asks for none', () => {
    expect(textContent(pageOf({ evidence: null }))).not.toContain('Evidence');
  });
});
