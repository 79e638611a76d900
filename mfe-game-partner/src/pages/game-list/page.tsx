import type { PageModule } from '@huoban/contracts';
import { Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Heading, Icon, Notice } from '@huoban/ui';
import { GameRow } from '../../components/game-row';
import { PartnerLoader } from '../../components/partner-loader';
import { PartnerPicture } from '../../components/partner-picture';
import { loadPartner, type Partner } from '../../components/partner-queries';
import { GameListSkeleton } from './game-list-skeleton';
import { head } from './head';
import styles from './page.module.css';

function GameListPage() {
  return (
    <PartnerLoader skeleton={<GameListSkeleton />}>
      {(partner) => <GameList partner={partner} />}
    </PartnerLoader>
  );
}

function GameList({ partner }: { partner: Partner }) {
  const text = useText();
  const { id, name, games } = partner;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.face}>
          <PartnerPicture partner={partner} sizes="(max-width: 768px) 30vw, 200px" priority />
        </div>
        <div className={styles.intro}>
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
  head,
  Page: GameListPage,
};
