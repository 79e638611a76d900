import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { CanaryWatch } from './watch/canary-watch';
import type { ShellStates } from './watch/shell-states';

/** Dependencies of the console's pages and acts. */
export interface ConsoleContext {
  registry: string;
  /** Keys folder. */
  keys: string;
  states: ShellStates;
  /** Origins of the shells. */
  shells: readonly string[];
  /** Opens the key of a person, or the console's, per act, so that a rotated or revoked key is not used. */
  signer: (owner: string | null) => Promise<Signer>;
  trusted: () => Promise<TrustedKeys>;
  /** Null when no shells are watched. */
  watch: CanaryWatch | null;
  /** Writes a log line. */
  log: (line: string) => void;
}
