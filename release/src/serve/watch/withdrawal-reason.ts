import type { Canary } from '@huoban/contracts';
import { likelyMaximum, lowerBound, upperBound } from './binomial';

/** Addresses of visitors (IPv6: /64 networks) that a release reached, and those of them at which it failed. */
export interface AddressCounts {
  reached: number;
  failed: number;
}

/** A canary is not withdrawn before it reached as many, and is compared with a base that did. */
const MIN_ADDRESSES = 50;
/** Probability that a canary as good as its base is ever withdrawn. */
const FALSE_WITHDRAWAL = 0.001;
/** An attacker may have as many addresses, and may use them before any other visitor comes. */
const ATTACKER_ADDRESSES = 100;
const ATTACKER_LUCK = 0.0001;
/** Of many visitors, attackers may be as many. */
const ATTACKER_SHARE = 0.01;
/** Failing more often is too much, even if the base reached too few addresses for a comparison. */
const ALWAYS_TOO_MUCH = 0.5;

/**
 * Decides whether to withdraw a canary: when it surely fails at more than `factor` times the share of addresses at which
 * the base release fails, whatever attackers do. Buckets depend on the address, so an attacker's addresses get the canary
 * by its share; as many failures are not held against it. Each bound holds for all sizes of the sample together, because
 * the canary is evaluated again and again.
 * @returns the reason, null to keep the canary
 */
export function findWithdrawalReason(
  canary: AddressCounts,
  base: AddressCounts,
  { share, limits: { factor, visits } }: Pick<Canary, 'share' | 'limits'>,
): string | null {
  if (canary.reached < Math.max(visits, MIN_ADDRESSES)) return null;
  const attackers = likelyMaximum(ATTACKER_ADDRESSES, share / 100, ATTACKER_LUCK);
  const certain = Math.max(0, canary.failed - attackers);
  const rate = lowerBound(certain, canary.reached, errorAt(canary.reached));
  if (rate <= ATTACKER_SHARE) return null;
  const isComparable = base.reached >= MIN_ADDRESSES;
  const allowed = isComparable
    ? factor * upperBound(base.failed, base.reached, errorAt(base.reached)) + ATTACKER_SHARE
    : ALWAYS_TOO_MUCH;
  if (rate <= allowed) return null;
  const comparison = isComparable
    ? `that is more than ${factor} times the base`
    : 'that is more than half';
  return `the canary failed at ${formatCounts(canary)}, the base at ${formatCounts(base)}; ${comparison}, even if ${attackers} of the addresses belong to an attacker`;
}

/** The sum for all sizes of a sample, together for both releases, is `FALSE_WITHDRAWAL`. */
const errorAt = (reached: number): number =>
  (FALSE_WITHDRAWAL / 2) * (MIN_ADDRESSES / (reached * (reached + 1)));

function formatCounts({ reached, failed }: AddressCounts): string {
  const rate = reached === 0 ? '' : ` (${((100 * failed) / reached).toFixed(2)} %)`;
  return `${failed} of ${reached} addresses${rate}`;
}
