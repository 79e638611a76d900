import type { Session } from './session';

/**
 * Logs out because the service refused `tokenSent`. Ignores the refusal of an older token, which does not concern the
 * current session; of concurrent refusals only the first has an effect.
 * @returns whether to report the failure to the visitor
 */
export function endSession(session: Session, tokenSent: string | null): boolean {
  if (tokenSent === null) return true;
  if (session.userInfo?.access_token !== tokenSent) return false;
  session.logout();
  return true;
}
