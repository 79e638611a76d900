import type { ActName, LogEntry } from '@huoban/contracts';
import type { Signer } from '../keys/signer';
import { AUTOMATIC_ACTS } from '../keys/automatic-rule';
import { mayAct } from '../keys/role-permissions';
import { refusalError } from '../refusal';

/**
 * Enforces the role of the key, and lock and protection of the newest entry.
 * @throws ReleaseRefused R022 locked, R023 protected, R031 not allowed for an automatic key, R061 nor for another role
 */
export function assertActAllowed(
  channel: string,
  newest: LogEntry | null,
  act: ActName,
  author: string,
  { role, key }: Pick<Signer, 'role' | 'key'>,
): void {
  const automatic = role === 'automatic';
  if (automatic && !AUTOMATIC_ACTS.includes(act)) {
    throw refusalError({
      code: 'R031',
      subject: `key ${key}`,
      problem: `an automatic key may not sign ${act}`,
      remedy: "Use a manager's key.",
    });
  }
  if (!automatic && !mayAct(role, channel)) {
    throw refusalError({
      code: 'R061',
      subject: `key ${key}`,
      problem: `the role ${role} may not sign ${act} on ${channel}`,
      remedy:
        'Ask a manager. `pnpm release keys list` shows the roles; SIGNING_KEY selects another key.',
    });
  }
  if (!newest) return;
  const { lock, protected: authors } = newest;
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
