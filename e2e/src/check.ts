/** @throws Error with `message` unless `holds` */
export function must(holds: unknown, message: string): asserts holds {
  if (!holds) throw new Error(message);
}

/** @throws Error that shows both values unless they are the same JSON */
export function mustEqual(found: unknown, wanted: unknown, what: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (left !== right) throw new Error(`${what} is ${left}, not ${right}`);
}

/** Whether an item of a list belongs to one of so many samples. */
export const isItsTurn = (place: number, turn: number, turns: number): boolean =>
  place % turns === turn % turns;
