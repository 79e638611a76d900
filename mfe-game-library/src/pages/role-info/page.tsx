import type { PageModule } from '@huoban/contracts';
import { FailureNotice, useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import { Article } from '../../components/layout/article';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { GameWall } from '../../components/posters/game-wall';
import { head } from './head';
import styles from './page.module.css';
import { loadRole, useRole } from './queries';
import { RoleHeader, RoleSkeleton } from './role-header';

function RoleInfoPage() {
  const text = useText();
  const { data: role, error, isFetching, refetch } = useRole();
  if (!role && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!role) return <RoleSkeleton />;
  return (
    <>
      <RoleHeader role={role} />
      <Article sections={role.sections} />
      <div className={joinClasses(frame.frame, styles.around)}>
        <Panel title={text('role-info.from')}>
          <GameWall games={[role.game]} />
        </Panel>
      </div>
    </>
  );
}

export const page: PageModule = {
  loader: loadRole,
  head,
  Page: RoleInfoPage,
};
