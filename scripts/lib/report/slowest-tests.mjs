/** Files in the report. */
const LISTED = 30;

/**
 * The test files that need most processor time.
 * @param {string} times lines `<ms> <path>`, as tooling/jest/processor-time.ts writes them
 * @param {string} root prefix that is left out of the paths
 * @returns {string} lines with seconds, share of all and path, the slowest first
 */
export function slowestTests(times, root) {
  const files = times
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const space = line.indexOf(' ');
      return { ms: Number(line.slice(0, space)), path: line.slice(space + 1).replace(root, '') };
    });
  const sum = files.reduce((total, { ms }) => total + ms, 0);
  const lines = files
    .sort((one, other) => other.ms - one.ms)
    .slice(0, LISTED)
    .map(({ ms, path }) => {
      const share = `${((100 * ms) / sum).toFixed(1)} %`;
      return `${(ms / 1000).toFixed(1).padStart(7)} s ${share.padStart(7)}  ${path}`;
    });
  return [`${(sum / 1000).toFixed(0)} s of processor time in ${files.length} files`, ...lines].join(
    '\n',
  );
}
