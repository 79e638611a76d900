import { Heading } from '@huoban/ui';
import type { MembershipTexts } from './queries';
import styles from './plans.module.css';

export const PLANS = ['month', 'quarter', 'year'] as const;

/** The price of each period, without and with automatic renewal. */
export function Plans({ texts }: { texts: MembershipTexts['plans'] }) {
  return (
    <section aria-labelledby="plans" className={styles.plans}>
      <Heading level={2} size="display-2" id="plans">
        {texts.title}
      </Heading>
      <ul role="list" className={styles.list}>
        {PLANS.map((plan) => (
          <li key={plan} className={styles.plan}>
            <h3 className={styles.name}>{texts[plan].name}</h3>
            <p className={styles.price}>{texts.amount.replace('{price}', texts[plan].price)}</p>
            <p className={styles.renewal}>{texts[plan].renewal}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.note}</p>
    </section>
  );
}
