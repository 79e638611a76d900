/** The page is usable without its lists, so even the server render waits no longer than this. */
const TIME_LIMIT_MS = 2500;

/** Waits for optional data, at most `TIME_LIMIT_MS`. Rejects if `work` rejects within that time. */
export async function withTimeLimit(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS);
  });
  await Promise.race([work, timeLimit]).finally(() => clearTimeout(timer));
}
