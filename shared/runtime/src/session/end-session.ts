import type { Session } from './session';

/**
 * Logs out because the service refused `tokenSent`. A refusal of an older token says nothing about the session in
 * force, so it is ignored; of several refusals only the first one counts.
 * @returns true when the visitor should hear of it
 */
export function endSession(session: Session, tokenSent: string | null): boolean {
  if (tokenSent === null) return true;
  if (session.userInfo?.access_token !== tokenSent) return false;
  session.logout();
  return true;
}
