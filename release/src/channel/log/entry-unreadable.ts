/** `revoked`: genuine, by a key that counts no more; `broken`: genuine, but not at its place in the log. */
export type EntryFault = 'missing' | 'altered' | 'untrusted' | 'revoked' | 'broken';

/** An entry of a channel's log that is gone, altered, not signed by a trusted key or out of order. */
export class EntryUnreadable extends Error {
  override name = 'EntryUnreadable';

  constructor(
    readonly channel: string,
    readonly sequence: number,
    readonly kind: EntryFault,
    /** What is wrong, as the rest of a sentence that begins with the entry. */
    readonly problem: string,
  ) {
    super(`entry ${sequence} of channel ${channel} ${problem}`);
  }
}

/** For `catch`: an entry that does not count is none. */
export function ignoreUnreadable(error: unknown): null {
  if (error instanceof EntryUnreadable) return null;
  throw error;
}
