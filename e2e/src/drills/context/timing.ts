/** What `LAPS` take on an idle machine of usual speed. */
const DEFAULT_MS = 75;
const LAPS = 2.5e7;
const MAX_SLOWNESS = 4;

/**
 * Limits of times are set for a machine of usual speed. Where a fixed piece of work takes longer, because the machine is
 * slow or busy, they grow as much.
 * @returns factor for a limit, from 1 to 4
 */
export function slowness(): number {
  const startedAt = performance.now();
  for (let lap = 0, mix = 0; lap < LAPS; lap += 1) mix = (mix + lap) % 7;
  return Math.min(MAX_SLOWNESS, Math.max(1, (performance.now() - startedAt) / DEFAULT_MS));
}

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
