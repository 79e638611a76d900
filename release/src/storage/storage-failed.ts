/** A store did not answer, or answered with an error. The message names the store, what was asked of it, and why not. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';

  /**
   * @param store its address without credentials, such as `s3://bucket/prefix`
   * @param act such as `reading releases/1.json`
   */
  constructor(store: string, act: string, cause: unknown) {
    super(`${store}: ${act} failed: ${reasonOf(cause)}`, { cause });
  }
}

/** Some errors of the network have a name or a code, and an empty message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.message !== '') return cause.message;
  return 'code' in cause ? String(cause.code) : cause.name;
}
