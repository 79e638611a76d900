import { AppLink, useText } from '@huoban/runtime';
import { Button, buttonClass, chipClass, Icon, Notice } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { isBlank, useDraftSelector } from '../composer/use-draft';
import type { Guest } from '../guest/use-guest';
import { starterPrompts } from '../prompts/prompt-texts';
import { Greeting } from './greeting';
import styles from './chat-intro.module.css';

/** Until the service has told. */
const GUEST_MESSAGES = 3;

interface ChatIntroProps {
  partner: Partner;
  /** Set for visitors without a login. */
  guest: Guest | null;
  onLogIn: () => void;
  /** Sends a first message. */
  onSay: (text: string) => void;
  /** Set if the code of the chat could not be loaded. */
  onRetry: (() => void) | null;
}

/** Shown before the conversation is open: the greeting, and for visitors first lines and the login. */
export function ChatIntro({ partner, guest, onLogIn, onSay, onRetry }: ChatIntroProps) {
  const text = useText();
  const isEmpty = useDraftSelector(partner.id, isBlank);
  const download = (
    <AppLink className={buttonClass('ghost', 'large')}>
      <Icon name="download" />
      {text('app.phone')}
    </AppLink>
  );
  return (
    <div className={styles.intro}>
      <Greeting partner={partner} />
      {/* A first line would replace what is typed. */}
      {guest && !guest.isOver && isEmpty && (
        <ul role="list" className={styles.starters} aria-label={text('chat.prompts')}>
          {starterPrompts(partner, text).map((prompt) => (
            <li key={prompt}>
              <button type="button" className={chipClass()} onClick={() => onSay(prompt)}>
                {prompt}
              </button>
            </li>
          ))}
        </ul>
      )}
      {guest && (
        <div className={styles.invitation}>
          <p>
            {text(guest.isOver ? 'chat.guest.elsewhere' : 'chat.invitation', {
              name: partner.name,
              count: guest.chat?.messages_left ?? GUEST_MESSAGES,
            })}
          </p>
          <div className={styles.actions}>
            <Button size="large" variant={guest.isOver ? 'primary' : 'secondary'} onClick={onLogIn}>
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
