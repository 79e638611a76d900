import type { PageModule } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { NoScriptNotice } from '../../components/no-script-notice';
import { Removal } from './removal';
import styles from './page.module.css';

/** Removes the account of the session; the id in the address names nobody. */
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
  head: ({ text }) => ({
    title: text('removeAccount.title'),
    description: text('removeAccount.description'),
    noIndex: true,
  }),
  Page: RemoveAccountPage,
};
