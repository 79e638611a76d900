import { Link, paths, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './next-steps.module.css';

/** Links to partners and library, and to the account removal once the account is known. */
export function NextSteps({ accountId }: { accountId: string | null }) {
  const text = useText();
  const links = [
    { to: paths.gamePartner(), title: 'profile.partners', hint: 'profile.partnersHint' },
    { to: paths.gameLibrary(), title: 'profile.library', hint: 'profile.libraryHint' },
  ];
  return (
    <div className={styles.steps}>
      <ul role="list" className={styles.links}>
        {links.map(({ to, title, hint }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span>
                <strong className={styles.title}>{text(title)}</strong>
                <span className={styles.hint}>{text(hint)}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.last}>
        {accountId !== null && (
          <Link to={paths.removeAccount(accountId)} className={styles.remove}>
            {text('profile.remove')}
          </Link>
        )}
      </p>
    </div>
  );
}
