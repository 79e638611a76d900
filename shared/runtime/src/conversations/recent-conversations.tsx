import { useEffect, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import { retryLoad } from '../lazy/load-chunk';
import { useSession } from '../session/session-context';
import type { RecentListProps } from './recent-list';

const load = async (): Promise<ComponentType<RecentListProps>> =>
  (await import(/* webpackChunkName: "recent" */ './recent-list')).RecentList;

/**
 * The visitor's latest conversations, to continue them. Renders nothing on the server and for logged-out visitors, so
 * that pages stay cacheable; the place reserves the height while `html` has `data-session`.
 */
export const RecentConversations = observer(function RecentConversations(props: RecentListProps) {
  const { ready, isLoggedIn } = useSession();
  const [List, setList] = useState<ComponentType<RecentListProps> | null>(null);
  const isShown = ready && isLoggedIn;
  useEffect(() => {
    if (!isShown) return undefined;
    let isCurrent = true;
    retryLoad(load).then(
      (loaded) => isCurrent && setList(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown]);
  return isShown && List ? <List {...props} /> : null;
});
