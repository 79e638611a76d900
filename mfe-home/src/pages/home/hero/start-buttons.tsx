import { Link, paths, useText, type Download } from '@huoban/runtime';
import { buttonClass } from '@huoban/ui';
import { DownloadButton } from '../../../components/download-button';
import { HERO_POSTERS, useFeaturedPartners } from '../queries';
import styles from './start-buttons.module.css';

/** The download, and beside it a chat with the partner of the front poster. */
export function StartButtons({ download }: { download: Download }) {
  const text = useText();
  const partner = useFeaturedPartners().data?.items[HERO_POSTERS - 1];
  return (
    <div className={styles.buttons}>
      <DownloadButton download={download} />
      <Link
        to={partner ? paths.partnerChat(partner.id) : paths.gamePartner()}
        className={buttonClass('secondary', 'large')}
      >
        {text('home.hero.talk')}
      </Link>
    </div>
  );
}
