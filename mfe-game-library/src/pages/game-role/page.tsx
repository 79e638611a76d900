import type { PageModule } from '@huoban/contracts';
import { breadcrumb, FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Heading, joinClasses, Notice } from '@huoban/ui';
import { Breadcrumbs } from '../../components/layout/breadcrumbs';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { largestPictureFile } from '../../components/picture-file';
import { PartnerWall, RoleWall, RoleWallSkeleton } from '../../components/posters/portrait-wall';
import type { Game } from '../../components/game-queries';
import { EmptyStagePicture } from './empty-stage-picture';
import styles from './page.module.css';
import { cachedGame, loadRoles, useRoles } from './queries';

function GameRolePage() {
  const text = useText();
  const { game, roles } = useRoles();
  const title = game?.title ?? '';
  return (
    <div className={joinClasses(frame.frame, styles.page)}>
      <header>
        <Breadcrumbs
          steps={[
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
    return <RoleWall roles={data.items} cover={game?.picture ?? null} />;
  }
  if (!data && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <RoleWallSkeleton />;
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

  head(ctx) {
    const { text } = ctx;
    const game = cachedGame(ctx);
    const title = game?.title ?? '';
    const image = game?.preview ?? game?.picture;
    return {
      title: text('game-role.title', { title }),
      description: text('game-role.description', { title }),
      ...(image && { image: largestPictureFile(image) }),
      jsonLd: game
        ? [
            breadcrumb(ctx, [
              { name: text('library.title'), path: paths.gameLibrary() },
              { name: title, path: paths.game(game.id) },
              { name: text('game-role.heading'), path: paths.gameRole(game.id) },
            ]),
          ]
        : [],
    };
  },

  Page: GameRolePage,
};
