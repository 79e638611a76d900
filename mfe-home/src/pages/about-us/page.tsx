import type { PageModule } from '@huoban/contracts';
import { apiQuery, inTime, useText } from '@huoban/runtime';
import { Display, Eyebrow } from '@huoban/ui';
import { Headline } from '../../components/headline';
import { withTimeLimit } from '../../components/with-time-limit';
import { head } from './head';
import { Beliefs } from './beliefs';
import { Contact } from './contact';
import styles from './page.module.css';
import { PARTNERS, PARTNERS_INPUT, PartnersStrip } from './partners-strip';

const PARAGRAPHS = ['start', 'craft', 'promise'] as const;

function AboutUsPage() {
  const text = useText();
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
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
  loader: async ({ api, cache, language }) => {
    const partners = apiQuery(api, language, PARTNERS, PARTNERS_INPUT, { quiet: true });
    await inTime(withTimeLimit(cache.query(partners).catch(() => undefined)));
  },
  head: head,
  Page: AboutUsPage,
};
