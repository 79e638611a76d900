import type { MotifLayers, MotifContext } from '../motif-context';

/** Draws one kind of landscape. */
export type Motif = (s: MotifContext) => MotifLayers;
