import { Link, paths, useApiQuery, useText } from '@huoban/runtime';
import { Heading, Icon, Skeleton, buttonClass } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { ListNotice } from '../../../components/list-notice';
import { NothingHere } from '../nothing-here';
import { CHARACTERS, CHARACTERS_INPUT, ON_THE_WALL } from '../home-queries';
import { Scene, headingId } from '../scenes/scene';
import { PartnerPoster } from './partner-poster';
import styles from './partners-scene.module.css';
import { Spotlight } from './spotlight';

/** Featured partners: one who speaks, and a wall of others. */
export function PartnersScene() {
  const text = useText();
  return (
    <Scene name="partners" className={styles.partners}>
      <header className={styles.head}>
        <Heading level={2} size="display-2" id={headingId('partners')}>
          <Headline>{text('home.partners.headline')}</Headline>
        </Heading>
        <div className={styles.aside}>
          <p className={styles.lead}>{text('home.partners.lead')}</p>
          <Link to={paths.gamePartner()} className={styles.all}>
            {text('home.partners.all')}
            <Icon name="arrow" />
          </Link>
        </div>
      </header>
      <Wall />
    </Scene>
  );
}

function Wall() {
  const text = useText();
  const { data, isError, refetch } = useApiQuery(CHARACTERS, CHARACTERS_INPUT, { quiet: true });
  const { items = [] } = data ?? {};
  const [first, ...others] = items.length > ON_THE_WALL ? items.slice(ON_THE_WALL) : items;
  if (isError) return <ListNotice retry={() => void refetch()} />;
  if (data && !first)
    return (
      <NothingHere of="partners">
        <Link to={paths.gameLibrary()} className={buttonClass('secondary')}>
          {text('home.library.all')}
        </Link>
      </NothingHere>
    );
  return (
    <div className={styles.wall} aria-busy={!data || undefined}>
      {first ? <Spotlight partner={first} /> : <Skeleton shape="portrait" className={styles.big} />}
      <ul role="list" className={styles.others}>
        {data
          ? others.map((partner) => <PartnerPoster key={partner.id} partner={partner} />)
          : Array.from({ length: 6 }, (_, place) => (
              <li key={place}>
                <Skeleton shape="portrait" />
                <Skeleton shape="text" lines={2} />
              </li>
            ))}
      </ul>
    </div>
  );
}
