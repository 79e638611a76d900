/** A store did not respond, or responded with an error. The message contains store, operation and reason. */
export class StorageFailed extends Error {
  override name = 'StorageFailed';

  /**
   * @param store address without credentials, such as `s3://bucket/prefix`
   * @param act operation, such as `reading releases/1.json`
   */
  constructor(store: string, act: string, cause: unknown) {
    super(`${store}: ${act} failed: ${reasonOf(cause)}`, { cause });
  }
}

/** Some network errors have a name or code but an empty message. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.message !== '') return cause.message;
  return 'code' in cause ? String(cause.code) : cause.name;
}
