import { usePlace, useText, type Download } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { SocialTickets } from '../../../components/social-tickets';
import { DownloadButton } from '../download/download-button';
import { Scene, headingId } from '../scenes/scene';
import { ClosingLinks } from './closing-links';
import styles from './community-scene.module.css';

/** Where players meet. On a desktop it ends the page, so the footer's links stand here. */
export function CommunityScene({ download }: { download: Download }) {
  const text = useText();
  const desktop = usePlace().device === 'desktop';
  return (
    <Scene name="community" className={styles.community}>
      <div className={styles.meeting}>
        <div>
          <Heading level={2} size="display-2" id={headingId('community')}>
            <Headline>{text('home.community.headline')}</Headline>
          </Heading>
          <p className={styles.lead}>{text('home.community.lead')}</p>
          {desktop && <DownloadButton download={download} />}
        </div>
        <SocialTickets className={styles.tickets} />
      </div>
      {desktop && <ClosingLinks />}
    </Scene>
  );
}
