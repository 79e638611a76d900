/** `degraded`: it serves, but something does not work. `unavailable`: send it no visitors. */
export type State = 'ready' | 'degraded' | 'unavailable';

/** One part of the service. `reason`: a sentence, never a message of an engine or provider. */
export interface PartState {
  part: string;
  state: State;
  reason?: string;
}

/** Asks one part how it is. Never throws; answers within seconds. */
export type Probe = () => Promise<PartState> | PartState;

const ORDER: State[] = ['ready', 'degraded', 'unavailable'];

/** The state of the whole: that of its worst part. */
export const worstOf = (parts: readonly PartState[]): State =>
  ORDER[Math.max(0, ...parts.map(({ state }) => ORDER.indexOf(state)))] ?? 'ready';
