import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { NoScriptNotice } from '../../components/no-script-notice';
import { AccountPanel } from './account-panel';
import { head } from './head';
import styles from './page.module.css';

/** The server renders only the frame. Private data is loaded in the browser. */
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
  head,
  Page: ProfilePage,
};
