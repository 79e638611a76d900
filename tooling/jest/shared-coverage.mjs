/**
 * What Istanbul counts in a file, by number: statements, functions and the ways of each branch.
 * @typedef {object} FileCounts
 * @property {Record<string, number>} s
 * @property {Record<string, number>} f
 * @property {Record<string, Record<number, number>>} b
 */

/** Counters of modules that several test files of a process share. */
export function createSharedCoverage() {
  /** By path, as instrumented modules write them. @type {Record<string, FileCounts>} */
  const counters = {};
  return {
    counters,
    /**
     * Sets all counters to 0.
     * @returns {Record<string, FileCounts>} copies of those that were not
     */
    take: () => {
      const used = Object.entries(counters).filter(([, counts]) =>
        groupsOf(counts).some((group) => Object.values(group).some(Boolean)),
      );
      const copies = structuredClone(Object.fromEntries(used));
      for (const [, counts] of used)
        for (const group of groupsOf(counts))
          for (const number of Object.keys(group)) group[Number(number)] = 0;
      return copies;
    },
  };
}

/** @param {FileCounts} counts @returns {Record<number, number>[]} */
const groupsOf = ({ s, f, b }) => [s, f, ...Object.values(b)];
