import { findWithdrawalReason } from '../withdrawal-reason';

export interface SimulatedCanary {
  /** Percent of visitors. */
  share: number;
  /** Share of the addresses at which canary and base fail without an attack. */
  rates: readonly [canary: number, base: number];
  /** When the attackers come: before all other visitors, or between them. */
  order: 'first' | 'between';
  /** They report failures of the canary only, or of the base only. */
  goal: 'withdraw' | 'save' | null;
}

const VISITORS = 10_000;
const ATTACKERS = 100;
const EVALUATED_EVERY = 100;

/** A reproducible generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @returns how many visitors had come when the canary was withdrawn; null when it never was */
export function simulateCanary(
  { share, rates, order, goal }: SimulatedCanary,
  seed: number,
): number | null {
  const random = createRandom(seed);
  const canary = { reached: 0, failed: 0 };
  const base = { reached: 0, failed: 0 };
  let attackers = goal === null ? 0 : ATTACKERS;
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const isAttacker =
      order === 'first' ? visitor < attackers : random() < attackers / (VISITORS - visitor);
    if (isAttacker && order === 'between') attackers -= 1;
    // The address decides, for attackers as well.
    const isCanary = random() * 100 < share;
    const group = isCanary ? canary : base;
    group.reached += 1;
    const fails = isAttacker
      ? isCanary === (goal === 'withdraw')
      : random() < rates[isCanary ? 0 : 1];
    if (fails) group.failed += 1;
    if (visitor % EVALUATED_EVERY > 0) continue;
    const limits = { factor: 2, visits: 1 };
    if (findWithdrawalReason(canary, base, { share, limits }) !== null) return visitor + 1;
  }
  return null;
}
