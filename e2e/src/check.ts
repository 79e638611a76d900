import type { Site } from './site';

/** How much is looked at. */
export interface Extent {
  /** Languages and layouts take turns instead of each being looked at, and what is repeated is repeated less. */
  short: boolean;
}

/** One thing that must hold of a deployment. `run` rejects with a sentence when it does not. */
export interface Check {
  name: string;
  /** Only in the full form: one of the short form looks at the same in another language or layout. */
  long?: boolean;
  run: (site: Site, extent: Extent) => Promise<void>;
}

/** Whether what stands at a place is looked at in this one of so many turns. */
export const isItsTurn = (place: number, turn: number, turns: number): boolean =>
  place % turns === turn % turns;

/** Those whose turn it is. */
export const inTurn = <Each>(all: readonly Each[], turn: number, turns: number): readonly Each[] =>
  all.filter((_, place) => isItsTurn(place, turn, turns));

/** @throws Error with `message` unless `holds` */
export function must(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** @throws Error that shows both values unless they are the same JSON */
export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what} is ${left}, not ${right}`);
}
