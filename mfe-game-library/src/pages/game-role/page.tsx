import type { PageModule } from '@huoban/contracts';
import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Heading, joinClasses, Notice } from '@huoban/ui';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { PartnerWall } from '../../components/posters/portrait-wall';
import type { Game } from '../../components/game-queries';
import { Cast, CastSkeleton } from './cast';
import { EmptyStagePicture } from './empty-stage-picture';
import { head } from './head';
import styles from './page.module.css';
import { loadRoles, useRoles } from './queries';

function GameRolePage() {
  const text = useText();
  const { game, roles } = useRoles();
  const title = game?.title ?? '';
  return (
    <div className={joinClasses(frame.frame, styles.page)}>
      <header>
        <Breadcrumbs
          parents={[
            { name: text('library.title'), path: paths.gameLibrary() },
            ...(game ? [{ name: title, path: paths.game(game.id) }] : []),
          ]}
        />
        <Heading level={1} size="display-2" className={styles.heading ?? ''}>
          {text('game-role.heading')}
        </Heading>
      </header>
      <Roles game={game} roles={roles} />
      {game && game.characters.length > 0 && (
        <Panel title={text('game.partners', { title })}>
          <PartnerWall partners={game.characters} />
        </Panel>
      )}
    </div>
  );
}

function Roles({
  game,
  roles,
}: {
  game: Game | undefined;
  roles: ReturnType<typeof useRoles>['roles'];
}) {
  const text = useText();
  const { data, error, isFetching, refetch } = roles;
  if (data && data.items.length > 0) {
    return <Cast roles={data.items} />;
  }
  if (!data && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <CastSkeleton />;
  return (
    <Notice
      kind="empty"
      picture={<EmptyStagePicture />}
      title={text('game-role.empty')}
      className={styles.empty ?? ''}
      action={
        game && (
          <Link to={paths.game(game.id)} className={buttonClass('secondary')}>
            {text('game-role.toGame', { title: game.title })}
          </Link>
        )
      }
    >
      {text('game-role.emptyHint')}
    </Notice>
  );
}

export const page: PageModule = {
  loader: loadRoles,
  head,
  Page: GameRolePage,
};
