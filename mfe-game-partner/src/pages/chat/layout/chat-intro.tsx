import { AppLink, useText } from '@huoban/runtime';
import { Button, buttonClass, Icon, Notice } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { Greeting } from './greeting';
import styles from './chat-intro.module.css';

interface ChatIntroProps {
  partner: Partner;
  isVisitor: boolean;
  onLogIn: () => void;
  /** Set if the code of the chat could not be loaded. */
  onRetry: (() => void) | null;
}

/** Shown before the conversation is open: greeting, and login for visitors. */
export function ChatIntro({ partner, isVisitor, onLogIn, onRetry }: ChatIntroProps) {
  const text = useText();
  const download = (
    <AppLink className={buttonClass('ghost', 'large')}>
      <Icon name="download" />
      {text('app.phone')}
    </AppLink>
  );
  return (
    <div className={styles.intro}>
      <Greeting partner={partner} />
      {isVisitor && (
        <div className={styles.invitation}>
          <p>{text('chat.invitation', { name: partner.name })}</p>
          <div className={styles.actions}>
            <Button size="large" onClick={onLogIn}>
              {text('runtime:login.submit')}
            </Button>
            {download}
          </div>
        </div>
      )}
      <noscript>
        <div className={styles.invitation}>
          <p>{text('chat.noProgram', { name: partner.name })}</p>
          <div className={styles.actions}>{download}</div>
        </div>
      </noscript>
      {onRetry && (
        <Notice
          kind="error"
          title={text('chat.notLoaded')}
          action={<Button onClick={onRetry}>{text('chat.retry')}</Button>}
        />
      )}
    </div>
  );
}
