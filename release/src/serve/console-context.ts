import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';
import type { CanaryWatch } from './watch/canary-watch';

/** What the pages and acts of the console work with. */
export interface ConsoleContext {
  registry: string;
  /** A manager's key, opened for each act: one that was rotated or revoked meanwhile does not sign. */
  signer: () => Promise<Signer>;
  trusted: () => Promise<TrustedKeys>;
  /** Null where no shells are watched. */
  watch: CanaryWatch | null;
  /** Takes what operators should know and no page can tell. */
  log: (line: string) => void;
}
