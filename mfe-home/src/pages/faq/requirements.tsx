import { Heading } from '@huoban/ui';
import type { FaqTexts } from './queries';
import styles from './requirements.module.css';

const EDITIONS = ['windows', 'amd', 'aiPc', 'phone'] as const;
/** Text of a requirement that an edition does not have. */
const NO_REQUIREMENT = '—';
const ROWS = ['system', 'processor', 'memory', 'space'] as const;

/** What each edition of the app needs. */
export function Requirements({ texts }: { texts: FaqTexts['requirements'] }) {
  return (
    <section aria-labelledby="requirements" data-surface="paper" className={styles.sheet}>
      <div className={styles.inner}>
        <Heading level={2} size="display-2" id="requirements">
          {texts.title}
        </Heading>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.editions}>
          {EDITIONS.map((edition) => (
            <section key={edition} className={styles.edition}>
              <h3 className={styles.name}>{texts[edition].name}</h3>
              <dl className={styles.rows}>
                {ROWS.filter((row) => texts[edition][row] !== NO_REQUIREMENT).map((row) => (
                  <div key={row} className={styles.row}>
                    <dt className={styles.term}>{texts.rows[row]}</dt>
                    <dd>{texts[edition][row]}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
