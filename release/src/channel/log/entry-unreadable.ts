/** `revoked`: signed by a key that was revoked later; `broken`: valid signature, but does not fit its position in the log. */
export type EntryFault = 'missing' | 'altered' | 'untrusted' | 'revoked' | 'broken';

/** An entry of a channel's log is missing, altered, not signed by a trusted key or out of order. */
export class EntryUnreadable extends Error {
  override name = 'EntryUnreadable';

  constructor(
    readonly channel: string,
    readonly sequence: number,
    readonly kind: EntryFault,
    /** A predicate: follows "entry 7 of channel x". */
    readonly problem: string,
  ) {
    super(`entry ${sequence} of channel ${channel} ${problem}`);
  }
}

/** For `catch`: treats an invalid entry as absent. */
export function ignoreUnreadable(error: unknown): null {
  if (error instanceof EntryUnreadable) return null;
  throw error;
}
