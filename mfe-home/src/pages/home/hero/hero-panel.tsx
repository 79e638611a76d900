import { AppLink, usePlace, useSite, useText, type Download } from '@huoban/runtime';
import { Display, Eyebrow } from '@huoban/ui';
import { Headline } from '../../../components/headline';
import { Panel, headingId } from '../panels/panel';
import styles from './hero-panel.module.css';
import { PosterWall } from './poster-wall';
import { PromoVideo } from './promo-video';
import { StartButtons } from './start-buttons';

/** The first panel: headline, download, chat, promotional video and posters of partners. */
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
          <StartButtons download={download} />
          {links.promoVideo !== null && <PromoVideo src={links.promoVideo} />}
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
    </Panel>
  );
}
