import { Link, paths, useText } from '@huoban/runtime';
import { Heading, joinClasses } from '@huoban/ui';
import type { PartnerCard } from '../../components/partner-queries';
import { PartnerPoster } from '../../components/partner-poster';
import styles from './rows.module.css';

/** Related partners. */
export function Related({ title, partners }: { title: string; partners: PartnerCard[] }) {
  const text = useText();
  return (
    <section className={joinClasses(styles.row, styles.last)} aria-labelledby="related">
      <div className={styles.title}>
        <Heading level={2} id="related">
          {title}
        </Heading>
        <Link to={paths.gamePartner()} className={styles.all}>
          {text('detail.everyone')}
        </Link>
      </div>
      <ul role="list" className={styles.posters}>
        {partners.map((partner) => (
          <PartnerPoster
            key={partner.id}
            partner={partner}
            sizes="(max-width: 768px) 42vw, 220px"
          />
        ))}
      </ul>
    </section>
  );
}
