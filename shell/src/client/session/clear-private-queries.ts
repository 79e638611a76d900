import { reaction } from 'mobx';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '@huoban/runtime';

/** Endpoints whose response depends on the caller. */
const PRIVATE = /^[A-Z]+ \/api\/(users|im)\//;

const isPrivate = ({ queryKey: [, endpoint] }: Query): boolean =>
  typeof endpoint === 'string' && PRIVATE.test(endpoint);

/**
 * Resets queries with personal data when another user logs in or the user logs out. Queries on screen are fetched again.
 * Returns the cleanup.
 */
export function clearPrivateQueries(session: Session, cache: QueryClient): () => void {
  return reaction(
    () => session.userInfo?.web_user_id ?? null,
    () => void cache.resetQueries({ predicate: isPrivate }),
  );
}
