import type { PageModule } from '@huoban/contracts';
import { breadcrumb, FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { joinClasses, pictureSrcSet } from '@huoban/ui';
import { Article } from '../../components/layout/article';
import { GameWall } from '../../components/posters/game-wall';
import frame from '../../components/layout/page-frame.module.css';
import { Panel } from '../../components/layout/panel';
import { largestPictureFile } from '../../components/picture-file';
import { PartnerWall, RoleWall } from '../../components/posters/portrait-wall';
import { cachedGame, loadGame, useGame } from './queries';
import { gameJsonLd } from './json-ld';
import { COVER_SIZES, GameHeader, PARTNERS_ID } from './game-header';
import { GameSkeleton } from './game-skeleton';
import styles from './page.module.css';

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
      <Article sections={game.sections} />
      <div className={joinClasses(frame.frame, styles.around)}>
        {roles && roles.items.length > 0 && (
          <Panel
            title={text('game.roles')}
            aside={<Link to={paths.gameRole(game.id)}>{text('game.allRoles')}</Link>}
          >
            <RoleWall roles={roles.items} cover={game.picture} />
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

  head(ctx) {
    const { text } = ctx;
    const game = cachedGame(ctx);
    if (!game) return { title: text('library.title'), description: text('library.description') };
    const { picture, preview } = game;
    return {
      title: text('game.title', { title: game.title }),
      description: game.summary,
      jsonLd: [
        gameJsonLd(ctx, game),
        breadcrumb(ctx, [
          { name: text('library.title'), path: paths.gameLibrary() },
          { name: game.title, path: paths.game(game.id) },
        ]),
      ],
      ...(picture && {
        image: largestPictureFile(preview ?? picture),
        preloadImage: {
          srcSet: pictureSrcSet(picture, 'avif'),
          sizes: COVER_SIZES,
          type: 'image/avif',
        },
      }),
    };
  },

  Page: GamePage,
};
