import { Link, paths, usePlace, useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './next-steps.module.css';

/** Where to go from here; at the end, small, the way out for good, once the account is known. */
export function NextSteps({ accountId }: { accountId: string | null }) {
  const text = useText();
  const { device } = usePlace();
  const ways = [
    { to: paths.gamePartner(), title: 'profile.partners', hint: 'profile.partnersHint' },
    { to: paths.gameLibrary(), title: 'profile.library', hint: 'profile.libraryHint' },
  ];
  return (
    <div className={styles.steps}>
      <ul role="list" className={styles.ways}>
        {ways.map(({ to, title, hint }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <span>
                <strong className={styles.title}>{text(title)}</strong>
                <span className={styles.hint}>{text(hint)}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
      {device === 'desktop' && <p className={styles.elsewhere}>{text('profile.removeOnPhone')}</p>}
      {device === 'mobile' && (
        <p className={styles.last}>
          {accountId !== null && (
            <Link to={paths.removeAccount(accountId)} className={styles.remove}>
              {text('profile.remove')}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
