import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Role } from './tokens';

/** A logged-in user. `author` is recorded in the log. */
export interface Session {
  role: Role;
  author: string;
  /** Owner whose key signs; null for the key of the console. */
  owner: string | null;
  /** Of the owner's own token, which may be replaced during the session; null for a shared token. */
  tokenHash: Buffer | null;
}

const LIFETIME_MS = 12 * 3_600_000;
const MAX_SESSIONS = 1_000;

/** Sessions in memory; a restart ends all of them. */
export class SessionStore {
  // `Date` as clock and no cached time, so that tests can set it.
  private readonly sessions = new LRUCache<string, Session>({
    max: MAX_SESSIONS,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: Date,
  });

  /** @returns the session id for the cookie */
  open(session: Session): string {
    const id = randomBytes(32).toString('base64url');
    this.sessions.set(id, session);
    return id;
  }

  find(id: string): Session | null {
    return this.sessions.get(id) ?? null;
  }

  close(id: string): void {
    this.sessions.delete(id);
  }
}
