import type { Plan } from '../plan-change';

export const BEFORE = 'b'.repeat(64);
export const AFTER = 'a'.repeat(64);
export const CANARY = 'c'.repeat(64);

/** A pin that would succeed, with the given changes. */
export const createPlan = (changes: Partial<Plan> = {}): Plan => ({
  act: 'pin',
  channel: 'production',
  inForce: { sequence: 7, release: BEFORE },
  release: AFTER,
  changes: true,
  endsCanary: null,
  diff: { artifacts: [], fallbacks: [{ name: 'mfe-home', from: null, to: '1.0.0' }] },
  evidence: null,
  refusals: [],
  ...changes,
});

/** The refusal that `force` overrides. */
export const MISSING_EVIDENCE = {
  code: 'R018',
  subject: 'release aaaaaaaaaaaa',
  problem: 'no smoke run covers it',
  remedy: 'Run one.',
} as const;

/** A refusal that `force` does not override. */
export const UNPUBLISHED = {
  code: 'R008',
  subject: 'mfe-home 9.9.9',
  problem: 'it is not there',
  remedy: 'Publish it.',
} as const;
