import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { NoScriptNotice } from '../../components/no-script-notice';
import { AccountPanel } from './account-panel';
import styles from './page.module.css';

/** The server renders the frame alone; what is private comes in the browser. */
function ProfilePage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {text('profile.title')}
      </Heading>
      <NoScriptNotice />
      <AccountPanel />
    </div>
  );
}

export const page: PageModule = {
  head: ({ text }) => ({
    title: text('profile.title'),
    description: text('profile.description'),
    noIndex: true,
  }),
  Page: ProfilePage,
};
