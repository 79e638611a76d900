import { reaction } from 'mobx';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Session } from '@huoban/runtime';

/** Endpoints that answer about the caller. Everything else is the same for everybody and keeps its place. */
const PRIVATE = /^[A-Z]+ \/api\/(users|im)\//;

const isPrivate = ({ queryKey: [, endpoint] }: Query): boolean =>
  typeof endpoint === 'string' && PRIVATE.test(endpoint);

/**
 * Empties the cache of what was said to one visitor, as soon as that is somebody else. Queries on screen are
 * asked again. Returns how to stop.
 */
export function clearPrivateQueries(session: Session, cache: QueryClient): () => void {
  return reaction(
    () => session.userInfo?.web_user_id ?? null,
    () => void cache.resetQueries({ predicate: isPrivate }),
  );
}
