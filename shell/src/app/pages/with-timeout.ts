/** Work that did not end in the time that it was given. It may still end later; nobody waits for it. */
export class TimeoutError extends Error {
  override readonly name = 'TookTooLong';
}

/**
 * The result of `work`, if it comes within `ms` milliseconds.
 * @param what is named in the error
 * @throws TookTooLong, or what the work throws
 */
export async function withTimeout<Result>(
  ms: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`${what} took more than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
