import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { CanaryWatch } from './watch/canary-watch';

/** Dependencies of the console's pages and acts. */
export interface ConsoleContext {
  registry: string;
  /** Opens a manager's key per act, so that a rotated or revoked key is not used. */
  signer: () => Promise<Signer>;
  trusted: () => Promise<TrustedKeys>;
  /** Null when no shells are watched. */
  watch: CanaryWatch | null;
  /** Writes a log line. */
  log: (line: string) => void;
}
