/** Work exceeded its time limit. It may still finish later; its result is ignored. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * The result of `work` if it settles within `ms` milliseconds. Hand-written because it is part of the browser bundle.
 * @param what subject of the error message
 * @throws TimeoutError, or the error of the work
 */
export async function withTimeout<Result>(
  ms: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`${what} took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
