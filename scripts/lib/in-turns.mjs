/**
 * Does several pieces of work in order, so many at once. Give the longest first: the last ones fill what is left.
 * @param {(() => Promise<unknown>)[]} works which never reject
 * @param {number} atOnce
 * @returns {Promise<void>}
 */
export async function inTurns(works, atOnce) {
  const waiting = [...works];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
