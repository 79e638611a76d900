import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { PartnerLoader } from '../../components/partner-loader';
import type { Partner } from '../../components/partner-queries';
import { Actions } from './actions';
import { head } from './head';
import { Introduction } from './introduction';
import { IntroductionSkeleton } from './introduction-skeleton';
import { KnownGames } from './known-games';
import styles from './page.module.css';
import { loadDetail } from './queries';
import { Related } from './related';
import { Samples } from './samples';

function DetailPage() {
  return (
    <PartnerLoader skeleton={<IntroductionSkeleton />}>
      {(partner) => <Detail partner={partner} />}
    </PartnerLoader>
  );
}

function Detail({ partner }: { partner: Partner }) {
  const text = useText();
  return (
    <article className={styles.detail}>
      <Introduction partner={partner} />
      <Samples partner={partner} />
      {partner.games.length > 0 && <KnownGames partner={partner} />}
      {partner.related.length > 0 && (
        <Related title={text('detail.related')} partners={partner.related} />
      )}
      <Actions partner={partner} on="mobile" />
    </article>
  );
}

export const page: PageModule = {
  loader: loadDetail,
  head,
  Page: DetailPage,
};
