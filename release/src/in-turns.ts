/**
 * Does the same with many things, `atOnce` of them at a time.
 * @returns the results in the order of the things
 */
export async function inTurns<Thing, Result>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = things.entries();
  const worker = async (): Promise<void> => {
    for (const [index, thing] of open) results[index] = await work(thing);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, worker));
  return results;
}
