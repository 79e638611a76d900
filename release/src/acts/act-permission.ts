import type { ActName, LogEntry } from '@huoban/contracts';
import type { Signer } from '../keys/signer';
import { refusalError } from '../refusal';

/**
 * Enforces lock and protection of the newest entry and the limits of automatic keys.
 * @throws ReleaseRefused R022 locked, R023 protected, R031 not allowed for an automatic key, R061 nor for
 * another role
 */
export function assertActAllowed(
  newest: LogEntry | null,
  act: ActName,
  author: string,
  { role, key }: Pick<Signer, 'role' | 'key'>,
): void {
  const automatic = role === 'automatic';
  if (role === 'tester') {
    throw refusalError({
      code: 'R061',
      subject: `key ${key}`,
      problem: `the role ${role} may not sign ${act}`,
      remedy: "Use a manager's key; SMOKE_KEY is the variable for a tester's key.",
    });
  }
  if (automatic && act !== 'canary-withdraw' && act !== 'rollback') {
    throw refusalError({
      code: 'R031',
      subject: `key ${key}`,
      problem: `an automatic key may not sign ${act}`,
      remedy: "Use a manager's key.",
    });
  }
  if (!newest) return;
  const { lock, protected: authors, channel } = newest;
  const passesLock = act === 'unlock' || (automatic && act === 'canary-withdraw');
  if (lock && !passesLock) {
    throw refusalError({
      code: 'R022',
      subject: channel,
      problem: `${lock.author} locked it at ${lock.at}: ${lock.reason}`,
      remedy: `Ask ${lock.author}, or run \`pnpm release unlock --channel ${channel}\`.`,
    });
  }
  if (authors && !automatic && !authors.includes(author)) {
    throw refusalError({
      code: 'R023',
      subject: channel,
      problem: `only ${authors.join(', ')} may act on it, not ${author}`,
      remedy: `Ask one of them.`,
    });
  }
}
