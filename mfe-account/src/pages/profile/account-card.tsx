import { DATE_LOCALE } from '@huoban/contracts';
import { useLanguage, useText } from '@huoban/runtime';
import { Avatar, Heading } from '@huoban/ui';
import type { OwnAccount } from '../../components/account-queries';
import { CopyId } from './copy-id';
import { ProfileEditor } from './editor/profile-editor';
import { LogoutButton } from './logout-button';
import styles from './account-card.module.css';

/** Portrait, nickname, id, masked phone number and registration date. */
export function AccountCard({ account }: { account: OwnAccount }) {
  const text = useText();
  const language = useLanguage();
  const since = new Intl.DateTimeFormat(DATE_LOCALE[language], { dateStyle: 'long' });
  return (
    <section className={styles.card} data-surface="paper">
      <Avatar avatar={account.avatar} className={styles.portrait} />
      <div className={styles.details}>
        <Heading level={2} size="1" className={styles.name}>
          {account.nickname}
        </Heading>
        <dl className={styles.facts}>
          <dt>{text('profile.id')}</dt>
          <dd>
            <CopyId id={account.web_user_id} />
          </dd>
          <dt>{text('profile.phone')}</dt>
          <dd>{account.phone}</dd>
          <dt>{text('profile.since')}</dt>
          <dd>
            <time dateTime={account.created_at}>{since.format(new Date(account.created_at))}</time>
          </dd>
        </dl>
        <div className={styles.actions}>
          <ProfileEditor account={account} />
          <LogoutButton />
        </div>
      </div>
    </section>
  );
}
