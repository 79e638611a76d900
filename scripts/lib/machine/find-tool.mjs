/**
 * A step that looks for a tool of this machine, and is skipped without one.
 * @template {{ origin?: string }} T
 * @param {() => Promise<T | null>} find
 * @param {string} without reason when there is none
 * @returns {(report: import('../report/steps.mjs').StepReport) => Promise<T | null>}
 */
export function findTool(find, without) {
  return async (report) => {
    const found = await find();
    if (!found) report.skip(without);
    else if (found.origin) report.remark(found.origin);
    return found;
  };
}
