/** Hidden tabs do not paint, so the task runs after this time at the latest. */
const MAX_WAIT_MS = 250;

/** Runs a task after the next paint. @returns cancels the task */
export function runAfterPaint(run: () => void): () => void {
  const fallback = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, MAX_WAIT_MS);
  let afterFrame: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    clearTimeout(fallback);
    afterFrame = setTimeout(run, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(fallback);
    clearTimeout(afterFrame);
  };
}
