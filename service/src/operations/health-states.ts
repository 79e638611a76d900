/** `degraded`: it serves, but something does not work. `unavailable`: send it no visitors. */
export type HealthState = 'ready' | 'degraded' | 'unavailable';

/** One part of the service. `reason`: a sentence, never a message of an engine or provider. */
export interface PartHealth {
  part: string;
  state: HealthState;
  reason?: string;
}

/** Asks one part how it is. Never throws; answers within seconds. */
export type Probe = () => Promise<PartHealth> | PartHealth;

const STATES: HealthState[] = ['ready', 'degraded', 'unavailable'];

/** The state of the whole: that of its worst part. */
export const worstState = (parts: readonly PartHealth[]): HealthState =>
  STATES[Math.max(0, ...parts.map(({ state }) => STATES.indexOf(state)))] ?? 'ready';
