import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { Bubble } from './bubble';
import { Clock } from './clock';
import type { LogItem } from '../conversation/message-log';
import { CopyButton } from './copy-button';
import styles from './message-row.module.css';
import { Speaker } from './speaker';

interface MessageRowProps {
  item: LogItem;
  leads: boolean;
  partner: Partner;
}

/** A stored message. */
export function MessageRow({ item: { message, at }, leads, partner }: MessageRowProps) {
  const text = useText();
  const isOwn = message.sender === 'user';
  return (
    <>
      {leads && !isOwn && <Speaker partner={partner} at={at} />}
      {leads && isOwn && (
        <p className={styles.ownTime}>
          <Clock at={at} />
        </p>
      )}
      <Bubble from={message.sender} leads={leads} actions={<CopyButton message={message.text} />}>
        {message.text}
      </Bubble>
      {message.mark && (
        <p className={isOwn ? styles.ownMark : styles.mark}>
          <Icon name={message.mark === 'stopped' ? 'stop' : 'warning'} />
          {text(message.mark === 'stopped' ? 'chat.stopped' : 'chat.masked')}
        </p>
      )}
    </>
  );
}
