import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { NoScriptNotice } from '../../components/no-script-notice';
import { head } from './head';
import { Removal } from './removal';
import styles from './page.module.css';

/** Removes the account of the session. The id in the URL is not used. */
function RemoveAccountPage() {
  const text = useText();
  return (
    <div className={styles.page}>
      <Heading level={1} className={styles.title}>
        {text('removeAccount.title')}
      </Heading>
      <NoScriptNotice />
      <Removal />
    </div>
  );
}

export const page: PageModule = {
  head,
  Page: RemoveAccountPage,
};
