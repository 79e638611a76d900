import type { Canary } from '@huoban/contracts';

/** What happened to the visitors of one release. */
export interface Counts {
  visits: number;
  failures: number;
}

export const NO_COUNTS: Counts = { visits: 0, failures: 0 };

/**
 * Whether a canary does so much worse than the base that it is to be withdrawn: over its least number of visits its
 * failure rate is more than `factor` times that of the base. A base without failures counts as one failure in as many
 * visits as the canary had, so that a single failure withdraws nothing.
 * @returns the reason with its figures, null while there is none
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
  return `it failed ${formatCounts(canary)}, the base ${formatCounts(base)}; allowed are ${formatPercent(allowed)} (${factor} times the base, from ${visits} visits on)`;
}

function formatCounts({ visits, failures }: Counts): string {
  const rate = visits === 0 ? '' : ` (${formatPercent(failures / visits)})`;
  return `${failures} times in ${visits} visits${rate}`;
}

const formatPercent = (share: number): string => `${(share * 100).toFixed(2)} %`;
