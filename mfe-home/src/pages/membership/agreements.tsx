import { Link, paths } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import type { MembershipTexts } from './queries';
import styles from './agreements.module.css';

/** Links to the agreements that apply to membership and Beans. */
export function Agreements({ texts }: { texts: MembershipTexts['agreements'] }) {
  return (
    <section aria-labelledby="agreements" className={styles.agreements}>
      <Heading level={2} id="agreements">
        {texts.title}
      </Heading>
      <ul role="list" className={styles.list}>
        <li>
          <Link to={paths.memberTerms()}>{texts.member}</Link>
        </li>
        <li>
          <Link to={paths.subscriptionTerms()}>{texts.subscription}</Link>
        </li>
        <li>
          <Link to={paths.topUpAgreement('1')}>{texts.topUp}</Link>
        </li>
      </ul>
    </section>
  );
}
