import {
  AppLink,
  Link,
  paths,
  RecentConversations,
  usePlace,
  useSite,
  useText,
  type Download,
} from '@huoban/runtime';
import { Display, Eyebrow, Icon } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { DownloadButton } from '../../../components/download-button';
import { Panel, headingId } from '../panels/panel';
import styles from './hero-panel.module.css';
import { PosterWall } from './poster-wall';
import { PromoVideo } from './promo-video';

/** The first panel: headline, download and promotional video. */
export function HeroPanel({ download }: { download: Download }) {
  const text = useText();
  const { tagline, links } = useSite();
  const { device, language } = usePlace();
  return (
    <Panel name="hero" className={styles.hero}>
      <div className={styles.intro}>
        <Eyebrow>{tagline[language]}</Eyebrow>
        <Display id={headingId('hero')} className={styles.headline}>
          <Headline>{text('home.hero.headline')}</Headline>
        </Display>
        <p className={styles.lead}>{text('home.hero.lead')}</p>
        <div className={styles.actions}>
          {device === 'desktop' && <DownloadButton download={download} />}
          {links.promoVideo !== null && <PromoVideo src={links.promoVideo} />}
          <Link to={paths.gamePartner()} className={styles.meet}>
            {text('home.hero.meet')}
            <Icon name="arrow" />
          </Link>
        </div>
        {device === 'desktop' && (
          <p className={styles.editions}>
            <span>{text('home.hero.editions')}</span>
            <a href={links.amdEdition}>{text('shell:footer.amdEdition')}</a>
            <a href={links.aiPcEdition}>{text('shell:footer.aiPcEdition')}</a>
            <AppLink>{text('shell:footer.mobileApp')}</AppLink>
          </p>
        )}
      </div>
      <PosterWall />
      <div className={styles.latest}>
        <RecentConversations layout="latest" />
      </div>
    </Panel>
  );
}
