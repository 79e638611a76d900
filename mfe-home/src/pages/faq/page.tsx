import type { PageModule } from '@huoban/contracts';
import { Link, paths, useLanguage } from '@huoban/runtime';
import { Display, Eyebrow, buttonClass } from '@huoban/ui';
import { useQuery } from '@tanstack/react-query';
import { Headline } from '../../components/headline';
import { head } from './head';
import { Questions } from './questions';
import { Requirements } from './requirements';
import { textsQuery } from './queries';
import styles from './page.module.css';

function FaqPage() {
  const { data } = useQuery(textsQuery(useLanguage()));
  if (data === undefined) return null;
  return (
    <>
      <div className={styles.page}>
        <header>
          <Eyebrow>{data.title}</Eyebrow>
          <Display className={styles.headline}>
            <Headline>{data.headline}</Headline>
          </Display>
          <p className={styles.lead}>{data.lead}</p>
        </header>
        <Questions texts={data} />
        <p className={styles.more}>
          <Link to={paths.membership()} className={buttonClass('ghost', 'medium', styles.link)}>
            {data.membership}
          </Link>
        </p>
      </div>
      <Requirements texts={data.requirements} />
    </>
  );
}

export const page: PageModule = {
  loader: async ({ cache, language }) => {
    await cache.query(textsQuery(language));
  },
  head,
  Page: FaqPage,
};
