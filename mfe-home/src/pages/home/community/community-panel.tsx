import { usePlace, useText, type Download } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { SocialCards } from '../../../components/social-cards';
import { DownloadButton } from '../../../components/download-button';
import { Panel, headingId } from '../panels/panel';
import { FooterLinks } from './footer-links';
import styles from './community-panel.module.css';

/** Social channels. On desktop this is the last panel and includes the footer links. */
export function CommunityPanel({ download }: { download: Download }) {
  const text = useText();
  const desktop = usePlace().device === 'desktop';
  return (
    <Panel name="community" className={styles.community}>
      <div className={styles.meeting}>
        <div>
          <Heading level={2} size="display-2" id={headingId('community')}>
            <Headline>{text('home.community.headline')}</Headline>
          </Heading>
          <p className={styles.lead}>
            {text(desktop ? 'home.community.lead' : 'home.community.leadMobile')}
          </p>
          {desktop && <DownloadButton download={download} />}
        </div>
        <SocialCards className={styles.tickets} />
      </div>
      {desktop && <FooterLinks />}
    </Panel>
  );
}
