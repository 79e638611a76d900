import { paths, useGo, useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import styles from './reminder.module.css';
import { useReminder } from './use-reminder';

interface ReminderProps {
  partner: Partner;
  /** The visitor has sent a message, so the first reminder is over. */
  hasWritten: boolean;
}

/**
 * Reminds in one line that the partner is an AI, until the visitor writes or closes it, and after two hours to take a
 * break. Not modal, does not take the focus.
 */
export function Reminder({ partner: { id, name }, hasWritten }: ReminderProps) {
  const text = useText();
  const go = useGo();
  const { due, dismiss } = useReminder();
  if (!due) return null;
  const handleBreak = (): void => {
    dismiss();
    void go(paths.partnerDetail(id));
  };
  if (due === 'first' && hasWritten) return null;
  if (due === 'first')
    return (
      <div role="dialog" aria-labelledby="chat-reminder" className={styles.first}>
        <details className={styles.details}>
          <summary id="chat-reminder" className={styles.summary}>
            {text('chat.firstReminder')}
          </summary>
          <p className={styles.text}>{text('chat.firstReminderText', { name })}</p>
        </details>
        <Button size="small" variant="link" onClick={dismiss}>
          {text('chat.understood')}
        </Button>
      </div>
    );
  return (
    <div
      role="dialog"
      aria-labelledby="chat-reminder"
      className={styles.reminder}
      data-surface="paper"
    >
      <p id="chat-reminder" className={styles.title} role="status">
        {text('chat.longReminder', { name })}
      </p>
      <p className={styles.text}>{text('chat.longReminderText', { name })}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={dismiss}>
          {text('chat.goOn')}
        </Button>
        <Button size="small" variant="ghost" onClick={handleBreak}>
          {text('chat.takeBreak')}
        </Button>
      </div>
    </div>
  );
}
