import { useEffect, useRef, useState } from 'react';
import { toast, useApi, useText } from '@huoban/runtime';
import { Button, IconButton } from '@huoban/ui';
import type { Message } from '@huoban/contracts/api';
import { CopyButton } from './copy-button';
import styles from './message-actions.module.css';

const REASONS = {
  bad: ['offTopic', 'wrong', 'repeated'],
  report: ['harmful', 'privacy', 'other'],
} as const;
/** Characters of the message that are sent along. */
const MAX_EXCERPT = 400;

interface MessageActionsProps {
  message: Message;
  partnerId: string;
  /** Requests another reply; null unless this is the last one. */
  onRegenerate: (() => void) | null;
}

/** Copies a message; a reply can also be rated, reported and asked for again. */
export function MessageActions({ message, partnerId, onRegenerate }: MessageActionsProps) {
  const text = useText();
  const api = useApi();
  const [asks, setAsks] = useState<keyof typeof REASONS | null>(null);
  const [rated, setRated] = useState<'good' | 'bad' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // The pressed button gives way to others, so the focus moves to the first of them.
  useEffect(() => {
    if (asks === null && !wasOpen.current) return;
    wasOpen.current = asks !== null;
    place.current?.querySelector('button')?.focus();
  }, [asks]);

  const send = async (action: 'rate_reply' | 'report_message', reason: string): Promise<void> => {
    setAsks(null);
    try {
      await api.call('POST /api/users/report_user_action', {
        body: {
          action,
          params: {
            character_id: partnerId,
            seq: message.seq,
            reason,
            text: message.text.slice(0, MAX_EXCERPT),
          },
        },
      });
      toast.show(text(action === 'rate_reply' ? 'chat.rated' : 'chat.reported'), {
        kind: 'success',
      });
    } catch {
      setRated(null);
    }
  };

  if (asks !== null)
    return (
      <div
        ref={place}
        role="group"
        aria-label={text(`chat.reasons.${asks}`)}
        className={styles.actions}
        data-open
      >
        <span className={styles.question}>{text(`chat.reasons.${asks}`)}</span>
        {REASONS[asks].map((reason) => (
          <Button
            key={reason}
            size="small"
            variant="ghost"
            onClick={() => void send(asks === 'bad' ? 'rate_reply' : 'report_message', reason)}
          >
            {text(`chat.reason.${reason}`)}
          </Button>
        ))}
        <IconButton icon="close" label={text('chat.cancel')} onClick={() => setAsks(null)} />
      </div>
    );
  return (
    <div ref={place} className={styles.actions}>
      <CopyButton message={message.text} />
      {message.sender === 'character' && (
        <>
          <IconButton
            icon="thumb-up"
            label={text('chat.good')}
            aria-pressed={rated === 'good'}
            onClick={() => {
              setRated('good');
              void send('rate_reply', 'good');
            }}
          />
          <IconButton
            icon="thumb-down"
            label={text('chat.bad')}
            aria-pressed={rated === 'bad'}
            onClick={() => {
              setRated('bad');
              setAsks('bad');
            }}
          />
          {onRegenerate && (
            <IconButton icon="refresh" label={text('chat.regenerate')} onClick={onRegenerate} />
          )}
          <IconButton icon="flag" label={text('chat.report')} onClick={() => setAsks('report')} />
        </>
      )}
    </div>
  );
}
