import { useSite, useText } from '@huoban/runtime';
import { Button, buttonClass, Icon, Notice } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { Greeting } from './greeting';
import styles from './chat-intro.module.css';

interface ChatIntroProps {
  partner: Partner;
  isVisitor: boolean;
  onLogIn: () => void;
  /** The program of the chat did not arrive. */
  onRetry: (() => void) | null;
}

/** Before the talk: the partner's first words, and what a visitor can do next. */
export function ChatIntro({ partner, isVisitor, onLogIn, onRetry }: ChatIntroProps) {
  const text = useText();
  const { mobileApp } = useSite().links;
  const download = (
    <a href={mobileApp} className={buttonClass('ghost', 'large')}>
      <Icon name="download" />
      {text('app.phone')}
    </a>
  );
  return (
    <div className={styles.threshold}>
      <Greeting partner={partner} />
      {isVisitor && (
        <div className={styles.invitation}>
          <p>{text('chat.invitation', { name: partner.name })}</p>
          <div className={styles.ways}>
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
          <div className={styles.ways}>{download}</div>
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
