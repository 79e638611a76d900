import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Heading, Icon, Notice } from '@huoban/ui';
import { GameRow } from '../../components/game-row';
import type { Partner } from '../../components/partner';
import { largestPictureFile } from '../../components/picture-file';
import { PartnerLoader } from '../../components/partner-loader';
import { loadPartner, cachedPartner } from '../../components/partner-queries';
import { PartnerPicture } from '../../components/partner-picture';
import styles from './page.module.css';

function GameListPage() {
  return <PartnerLoader>{(partner) => <GameList partner={partner} />}</PartnerLoader>;
}

function GameList({ partner }: { partner: Partner }) {
  const text = useText();
  const { id, name, games } = partner;
  return (
    <div className={styles.page}>
      <header className={styles.opening}>
        <div className={styles.face}>
          <PartnerPicture partner={partner} sizes="(max-width: 768px) 30vw, 200px" priority />
        </div>
        <div className={styles.words}>
          <Link to={paths.partnerDetail(id)} className={styles.back}>
            <Icon name="chevron-left" />
            {text('game-list.back', { name })}
          </Link>
          <Heading level={1} size="display-2">
            {text('game-list.heading', { name })}
          </Heading>
          {games.length > 0 && (
            <p className={styles.lead}>{text('game-list.lead', { name, count: games.length })}</p>
          )}
        </div>
      </header>
      {games.length > 0 ? (
        <ol role="list" className={styles.games}>
          {games.map((game) => (
            <GameRow key={game.id} game={game} size="full" />
          ))}
        </ol>
      ) : (
        <Notice
          kind="empty"
          title={text('game-list.empty', { name })}
          action={
            <Link to={paths.gameLibrary()} className={buttonClass('secondary')}>
              {text('game-list.library')}
            </Link>
          }
        >
          {text('game-list.emptyHint')}
        </Notice>
      )}
    </div>
  );
}

export const page: PageModule = {
  loader: loadPartner,

  head(ctx) {
    const { text } = ctx;
    const partner = cachedPartner(ctx);
    if (!partner) return { title: text('square.title'), description: text('square.description') };
    const { id, name, games, picture, preview } = partner;
    const image = preview ?? picture;
    const titles = games.map(({ title }) => title);
    const title = text('game-list.title', { name });
    return {
      title,
      description:
        games.length > 0
          ? text('game-list.description', {
              name,
              count: games.length,
              games: new Intl.ListFormat(ctx.language).format(titles),
            })
          : partner.bio,
      ...(image && { image: largestPictureFile(image) }),
      jsonLd: [
        breadcrumb(ctx, [
          { name: text('square.crumb'), path: paths.gamePartner() },
          { name, path: paths.partnerDetail(id) },
          { name: title, path: paths.partnerGameList(id) },
        ]),
        {
          '@type': 'ItemList',
          itemListElement: games.map((game, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: game.title,
            url: addressOf(ctx, paths.game(game.id)),
          })),
        },
      ],
    };
  },

  Page: GameListPage,
};
