import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Display, Eyebrow } from '@huoban/ui';
import { Headline } from '../../components/headline';
import { head } from './head';
import { Beliefs } from './beliefs';
import { Contact } from './contact';
import styles from './page.module.css';
import { PartnersStrip } from './partners-strip';
import { loadPartners } from './queries';

const PARAGRAPHS = ['start', 'craft', 'promise'] as const;

function AboutUsPage() {
  const text = useText();
  return (
    <>
      <div className={styles.page}>
        <header>
          <Eyebrow>{text('about-us.title')}</Eyebrow>
          <Display className={styles.headline}>
            <Headline>{text('about-us.headline')}</Headline>
          </Display>
        </header>
        <section aria-labelledby="who" className={styles.story}>
          <h2 id="who" className={styles.label}>
            {text('about-us.who.title')}
          </h2>
          <div className={styles.paragraphs}>
            {PARAGRAPHS.map((paragraph) => (
              <p key={paragraph}>{text(`about-us.who.${paragraph}`)}</p>
            ))}
          </div>
        </section>
      </div>
      <PartnersStrip />
      <Beliefs />
      <Contact />
    </>
  );
}

export const page: PageModule = {
  loader: loadPartners,
  head,
  Page: AboutUsPage,
};
