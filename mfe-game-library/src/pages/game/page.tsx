import type { PageModule } from '@huoban/contracts';
import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import { Article } from '../../components/layout/article';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { GameWall } from '../../components/posters/game-wall';
import { PartnerWall, RoleWall } from '../../components/posters/portrait-wall';
import { GameHeader, PARTNERS_ID } from './game-header';
import { GameSkeleton } from './game-skeleton';
import { head } from './head';
import styles from './page.module.css';
import { loadGame, useGame } from './queries';

function GamePage() {
  const text = useText();
  const { game: query, roles } = useGame();
  const { data: game, error, isFetching, refetch } = query;
  if (!game && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!game) return <GameSkeleton />;
  return (
    <>
      <GameHeader game={game} />
      <Article sections={game.sections} scenes={game.scenes} />
      <div className={joinClasses(frame.frame, styles.around)}>
        {roles && roles.items.length > 0 && (
          <Panel
            title={text('game.roles')}
            aside={<Link to={paths.gameRole(game.id)}>{text('game.allRoles')}</Link>}
          >
            <RoleWall roles={roles.items} />
          </Panel>
        )}
        {game.characters.length > 0 && (
          <Panel title={text('game.partners', { title: game.title })} id={PARTNERS_ID}>
            <PartnerWall partners={game.characters} />
          </Panel>
        )}
        {game.similar.length > 0 && (
          <Panel title={text('game.similar')}>
            <GameWall games={game.similar} />
          </Panel>
        )}
      </div>
    </>
  );
}

export const page: PageModule = {
  loader: loadGame,
  head,
  Page: GamePage,
};
