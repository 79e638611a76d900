import { paths, useGo, useText } from '@huoban/runtime';
import { Button } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import styles from './reminder.module.css';
import { useReminder } from './use-reminder';

/** Says that this is an AI, and after two hours that a break would be good. Takes no focus and blocks nothing. */
export function Reminder({ partner: { id, name } }: { partner: Partner }) {
  const text = useText();
  const go = useGo();
  const { due, goOn } = useReminder();
  if (!due) return null;
  const takeBreak = (): void => {
    goOn();
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
        <Button size="small" onClick={goOn}>
          {text(due === 'first' ? 'chat.understood' : 'chat.goOn')}
        </Button>
        {due === 'long' && (
          <Button size="small" variant="ghost" onClick={takeBreak}>
            {text('chat.takeBreak')}
          </Button>
        )}
      </div>
    </div>
  );
}
