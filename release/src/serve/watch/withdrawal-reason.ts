import type { Canary } from '@huoban/contracts';

/** Counts of one release. */
export interface Counts {
  visits: number;
  failures: number;
}

export const NO_COUNTS: Counts = { visits: 0, failures: 0 };

/**
 * Decides whether to withdraw a canary: from `visits` visits on, its failure rate exceeds `factor` times that of the base
 * release. A base without failures counts as one failure in as many visits as the canary had, so that a single failure
 * does not withdraw the canary.
 * @returns the reason, null to keep the canary
 */
export function findWithdrawalReason(
  canary: Counts,
  base: Counts,
  { factor, visits }: Canary['limits'],
): string | null {
  if (canary.visits < visits || canary.visits === 0) return null;
  const rate = canary.failures / canary.visits;
  const baseRate = base.visits === 0 ? 0 : base.failures / base.visits;
  const allowed = factor * Math.max(baseRate, 1 / canary.visits);
  if (rate <= allowed) return null;
  return `the canary failed ${formatCounts(canary)}, the base ${formatCounts(base)}; allowed are ${formatPercent(allowed)} (${factor} times the base, from ${visits} visits on)`;
}

function formatCounts({ visits, failures }: Counts): string {
  const rate = visits === 0 ? '' : ` (${formatPercent(failures / visits)})`;
  return `${failures} times in ${visits} visits${rate}`;
}

const formatPercent = (share: number): string => `${(share * 100).toFixed(2)} %`;
