/** A page is worth reading without its lists, so even the server waits for them no longer than this. Milliseconds. */
const TIME_LIMIT_MS = 2500;

/** Waits for data that a page can do without, but not for long. Rejects as they do, in that time. */
export async function withTimeLimit(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, TIME_LIMIT_MS);
  });
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}
