import type { Scene, Stage } from '../stage';

/** Draws one kind of place on a stage. */
export type Motif = (s: Stage) => Scene;
