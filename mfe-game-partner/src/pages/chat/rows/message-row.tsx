import { useState } from 'react';
import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { Bubble } from './bubble';
import { Clock } from './clock';
import type { LogItem } from '../conversation/message-log';
import { GameLinks } from './game-links';
import { MessageActions } from '../actions/message-actions';
import { useLongPress } from '../actions/use-long-press';
import styles from './message-row.module.css';
import { Speaker } from './speaker';

interface MessageRowProps {
  item: LogItem;
  leads: boolean;
  partner: Partner;
  /** Set for the last reply. */
  onRegenerate: (() => void) | null;
}

/** A stored message. */
export function MessageRow({
  item: { message, at },
  leads,
  partner,
  onRegenerate,
}: MessageRowProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const hold = useLongPress(isOpen, setOpen);
  const isOwn = message.sender === 'user';
  return (
    <>
      {leads && !isOwn && <Speaker partner={partner} at={at} />}
      {leads && isOwn && (
        <p className={styles.ownTime}>
          <Clock at={at} />
        </p>
      )}
      <Bubble
        ref={hold}
        isOpen={isOpen}
        from={message.sender}
        leads={leads}
        actions={
          <MessageActions message={message} partnerId={partner.id} onRegenerate={onRegenerate} />
        }
      >
        {message.text}
      </Bubble>
      {!isOwn && <GameLinks message={message.text} games={partner.games} />}
      {message.mark && (
        <p className={isOwn ? styles.ownMark : styles.mark}>
          <Icon name={message.mark === 'stopped' ? 'stop' : 'warning'} />
          {text(message.mark === 'stopped' ? 'chat.stopped' : 'chat.masked')}
        </p>
      )}
    </>
  );
}
