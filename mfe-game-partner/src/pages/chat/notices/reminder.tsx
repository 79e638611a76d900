import { paths, useGo, useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import styles from './reminder.module.css';
import { useReminder } from './use-reminder';

/** Reminds that the partner is an AI, and after two hours to take a break. Not modal, does not take the focus. */
export function Reminder({ partner: { id, name } }: { partner: Partner }) {
  const text = useText();
  const go = useGo();
  const { due, dismiss } = useReminder();
  if (!due) return null;
  const handleBreak = (): void => {
    dismiss();
    void go(paths.partnerDetail(id));
  };
  return (
    <div
      role="dialog"
      aria-labelledby="chat-reminder"
      className={styles.reminder}
      data-surface="paper"
    >
      <p id="chat-reminder" className={styles.title} role="status">
        {text(`chat.${due}Reminder`, { name })}
      </p>
      <p className={styles.text}>{text(`chat.${due}ReminderText`, { name })}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={dismiss}>
          {text(due === 'first' ? 'chat.understood' : 'chat.goOn')}
        </Button>
        {due === 'long' && (
          <Button size="small" variant="ghost" onClick={handleBreak}>
            {text('chat.takeBreak')}
          </Button>
        )}
      </div>
    </div>
  );
}
