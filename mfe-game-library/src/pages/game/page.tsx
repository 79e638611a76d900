import type { PageModule } from '@huoban/contracts';
import { breadcrumb, FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { joinClasses, pictureSrcSet } from '@huoban/ui';
import { Article } from '../../components/article';
import { GameWall } from '../../components/game-wall';
import frame from '../../components/page-frame.module.css';
import { Panel } from '../../components/panel';
import { largestFile } from '../../components/picture-file';
import { PartnerWall, RoleWall } from '../../components/portrait-wall';
import { gameOf, loadGame, useGame } from './game-data';
import { gameJsonLd } from './game-json-ld';
import { COVER_SIZES, GameOpening, PARTNERS_ID } from './game-opening';
import { GamePlaces } from './game-places';
import styles from './page.module.css';

function GamePage() {
  const text = useText();
  const { game: query, roles } = useGame();
  const { data: game, error, isFetching, refetch } = query;
  if (!game && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!game) return <GamePlaces />;
  return (
    <>
      <GameOpening game={game} />
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
    const game = gameOf(ctx);
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
        image: largestFile(preview ?? picture),
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
