import type { PageModule } from '@huoban/contracts';
import { Link, paths, useDownload, useLanguage } from '@huoban/runtime';
import { Display, Eyebrow, buttonClass } from '@huoban/ui';
import { useQuery } from '@tanstack/react-query';
import { DownloadButton } from '../../components/download-button';
import { Headline } from '../../components/headline';
import { Agreements } from './agreements';
import { BeansPicture } from './beans-picture';
import { head } from './head';
import { Plans } from './plans';
import { Points } from './points';
import { textsQuery } from './queries';
import styles from './page.module.css';

function MembershipPage() {
  const { data } = useQuery(textsQuery(useLanguage()));
  const download = useDownload();
  if (data === undefined) return null;
  const { perks, beans, rules } = data;
  return (
    <>
      <header className={styles.head}>
        <Eyebrow>{data.title}</Eyebrow>
        <Display className={styles.headline}>
          <Headline>{data.headline}</Headline>
        </Display>
        <p className={styles.lead}>{data.lead}</p>
        <p className={styles.actions}>
          <DownloadButton download={download} />
          <Link to={paths.faq()} className={buttonClass('ghost', 'large', styles.link)}>
            {data.agreements.faq}
          </Link>
        </p>
        {/* After the text, which decides where the middle is: a page that arrives in parts would shift it. */}
        <BeansPicture className={styles.beans} />
      </header>
      <div data-surface="paper" className={styles.sheet}>
        <Points
          id="perks"
          title={perks.title}
          points={[perks.memory, perks.priority, perks.stories, perks.beans]}
        />
      </div>
      <Plans texts={data.plans} />
      <div data-surface="paper" className={styles.sheet}>
        <Points id="beans" title={beans.title} points={[beans.use, beans.expiry, beans.limit]}>
          <p className={styles.rate}>{beans.rate}</p>
        </Points>
      </div>
      <Points id="rules" title={rules.title} points={[rules.refund, rules.cancel, rules.minors]} />
      <Agreements texts={data.agreements} />
    </>
  );
}

export const page: PageModule = {
  loader: async ({ cache, language }) => {
    await cache.query(textsQuery(language));
  },
  head,
  Page: MembershipPage,
};
