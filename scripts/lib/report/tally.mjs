/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Sums the results of all steps.
 * @returns {{ add: (count: Count) => void, total: () => Count, sentence: () => string }}
 */
export function createTally() {
  const total = { passed: 0, failed: 0 };
  return {
    add({ passed, failed }) {
      total.passed += passed;
      total.failed += failed;
    },
    total: () => ({ ...total }),
    sentence: () => `${total.passed} passed, ${total.failed} failed`,
  };
}

/**
 * Reads the last line `N passed, N failed` of a program's output.
 * @param {string} output
 * @returns {Count | null} null without such a line
 */
export function countIn(output) {
  const line = output
    .split('\n')
    .map((text) => /^(\d+) passed, (\d+) failed$/.exec(text.trim()))
    .findLast((found) => found !== null);
  return line ? { passed: Number(line[1]), failed: Number(line[2]) } : null;
}

/**
 * Names what failed at first and passed when it was repeated alone.
 * @param {string} output of an end-to-end program
 * @returns {string[]} `name: problem`
 */
export function flakyIn(output) {
  const mark = '~ flaky: ';
  return output
    .split('\n')
    .flatMap((line) => (line.startsWith(mark) ? line.slice(mark.length) : []));
}

/**
 * Reads Jest's JSON report. A test file that fails to load counts as a failure.
 * @param {string} json
 * @returns {Count & { skipped: number }}
 */
export function countOfJest(json) {
  const report = JSON.parse(json);
  return {
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests) + Number(report.numRuntimeErrorTestSuites),
    skipped: Number(report.numPendingTests) + Number(report.numTodoTests),
  };
}
