/** Nothing is painted in a tab that is hidden: it is not waited for any longer than this. */
const MAX_WAIT_MS = 250;

/** Runs a task as soon as what has happened so far is on screen. @returns how to call it off */
export function runAfterPaint(run: () => void): () => void {
  const latest = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, MAX_WAIT_MS);
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(latest);
    painted = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(latest);
    clearTimeout(painted);
  };
}
