import { FailureNotice, Link, paths, useText } from '@huoban/runtime';
import { Heading, Icon, Skeleton, buttonClass } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { EmptyState } from '../empty-state';
import { HERO_POSTERS, useFeaturedPartners } from '../queries';
import { Panel, headingId } from '../panels/panel';
import { PartnerPoster } from './partner-poster';
import styles from './partners-panel.module.css';
import { Spotlight } from './spotlight';

/** Featured partners: one with its greeting, the others as posters. */
export function PartnersPanel() {
  const text = useText();
  return (
    <Panel name="partners" className={styles.partners}>
      <header className={styles.head}>
        <Heading level={2} size="display-2" id={headingId('partners')}>
          <Headline>{text('home.partners.headline')}</Headline>
        </Heading>
        <div>
          <p className={styles.lead}>{text('home.partners.lead')}</p>
          <Link to={paths.gamePartner()} className={styles.all}>
            {text('home.partners.all')}
            <Icon name="arrow" />
          </Link>
          <Link to={`${paths.gamePartner()}#story-shelf`} className={styles.all}>
            {text('home.partners.stories')}
            <Icon name="arrow" />
          </Link>
        </div>
      </header>
      <Wall />
    </Panel>
  );
}

function Wall() {
  const text = useText();
  const { data, error, isFetching, refetch } = useFeaturedPartners();
  const { items = [] } = data ?? {};
  const [first, ...others] = items.length > HERO_POSTERS ? items.slice(HERO_POSTERS) : items;
  if (!data && error) {
    return <FailureNotice failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data && !first)
    return (
      <EmptyState of="partners">
        <Link to={paths.gameLibrary()} className={buttonClass('secondary')}>
          {text('home.library.all')}
        </Link>
      </EmptyState>
    );
  return (
    <div className={styles.wall} aria-busy={!data || undefined}>
      {first ? <Spotlight partner={first} /> : <Skeleton shape="portrait" className={styles.big} />}
      <ul role="list" className={styles.others}>
        {data
          ? others.map((partner) => <PartnerPoster key={partner.id} partner={partner} />)
          : Array.from({ length: 6 }, (_, index) => (
              <li key={index}>
                <Skeleton shape="portrait" />
                <Skeleton shape="text" lines={2} />
              </li>
            ))}
      </ul>
    </div>
  );
}
