/**
 * @typedef {{ name: string, seconds: number, outcome: 'done' | 'failed' | 'skipped', remark: string }} StepResult
 * @typedef {{ remark: (text: string) => void, skip: (reason: string) => void }} StepReport
 * @typedef {{
 *   run: <T>(name: string, work: (report: StepReport) => T | Promise<T>) => Promise<T>,
 *   log: (text: string) => void,
 *   results: StepResult[],
 *   table: () => string,
 * }} Steps
 */

/**
 * Prints one line per step with its duration: `• install … 12.3 s`. Steps may overlap; an interrupted line is printed
 * again when its step ends.
 * @param {(text: string) => void} [write]
 * @returns {Steps}
 */
export function createSteps(write = (text) => process.stdout.write(text)) {
  /** @type {StepResult[]} */
  const results = [];
  /** @type {string | null} */
  let openLine = null;

  /** @param {string} name */
  const open = (name) => {
    closeLine();
    write(`• ${name} …`);
    openLine = name;
  };

  function closeLine() {
    if (openLine !== null) write('\n');
    openLine = null;
  }

  /** @param {StepResult} result */
  const end = (result) => {
    results.push(result);
    if (openLine !== result.name) {
      closeLine();
      write(`• ${result.name} …`);
    }
    openLine = null;
    write(` ${describeResult(result)}\n`);
  };

  return {
    results,
    log(text) {
      closeLine();
      write(`${text}\n`);
    },
    async run(name, work) {
      const startedAt = performance.now();
      /** @type {StepResult} */
      const result = { name, seconds: 0, outcome: 'done', remark: '' };
      open(name);
      try {
        return await work({
          remark: (text) => {
            result.remark = text;
          },
          skip: (reason) => {
            result.outcome = 'skipped';
            result.remark = reason;
          },
        });
      } catch (error) {
        result.outcome = 'failed';
        throw error;
      } finally {
        result.seconds = (performance.now() - startedAt) / 1000;
        end(result);
      }
    },
    table() {
      const width = Math.max(...results.map((result) => result.name.length), 4);
      return results
        .map((result) => `${result.name.padEnd(width)}  ${describeResult(result)}`)
        .join('\n');
    },
  };
}

/** @param {StepResult} result */
function describeResult({ seconds, outcome, remark }) {
  const time = `${seconds.toFixed(1)} s`;
  const rest = remark ? ` (${remark})` : '';
  if (outcome === 'failed') return `FAILED after ${time}${rest}`;
  if (outcome === 'skipped') return `skipped${rest}`;
  return `${time}${rest}`;
}
