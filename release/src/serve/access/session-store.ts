import { randomBytes } from 'node:crypto';
import type { Role } from './tokens';

/** Somebody who gave a token. `author` is the name that the log gets to know. */
export interface Session {
  role: Role;
  author: string;
}

const LIFETIME_MS = 12 * 3_600_000;
const MAX_SESSIONS = 1_000;

/** Who is logged in, in memory: a restart logs everybody out. */
export class SessionStore {
  private readonly sessions = new Map<string, Session & { until: number }>();

  /** @returns the secret that the browser keeps in its cookie */
  open(session: Session, now = Date.now()): string {
    this.dropOld(now);
    const id = randomBytes(32).toString('base64url');
    this.sessions.set(id, { ...session, until: now + LIFETIME_MS });
    return id;
  }

  find(id: string, now = Date.now()): Session | null {
    const found = this.sessions.get(id);
    return found && found.until > now ? { role: found.role, author: found.author } : null;
  }

  close(id: string): void {
    this.sessions.delete(id);
  }

  private dropOld(now: number): void {
    for (const [id, { until }] of this.sessions) {
      if (until <= now || this.sessions.size >= MAX_SESSIONS) this.sessions.delete(id);
    }
  }
}
