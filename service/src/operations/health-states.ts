/** `degraded`: serves with a defect. `unavailable`: must not get traffic. */
export type HealthState = 'ready' | 'degraded' | 'unavailable';

/** Health of one part. `reason`: own text, never an error message of a database or provider. */
export interface PartHealth {
  part: string;
  state: HealthState;
  reason?: string;
}

/** Checks one part. Never throws; resolves within seconds. */
export type Probe = () => Promise<PartHealth> | PartHealth;

const STATES: HealthState[] = ['ready', 'degraded', 'unavailable'];

/** The worst state of all parts. */
export const worstState = (parts: readonly PartHealth[]): HealthState =>
  STATES[Math.max(0, ...parts.map(({ state }) => STATES.indexOf(state)))] ?? 'ready';
