import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useText } from '@huoban/runtime';
import type { Partner } from '../../../components/partner-queries';
import { Announcer } from './announcer';
import type { Conversation } from '../conversation/conversation';
import { JumpButton } from './jump-button';
import { OlderMessagesStatus } from './older-messages-status';
import { RowRange } from './row-range';
import { distanceFromEnd, END_THRESHOLD_PX, measureRow } from './row-sizes';
import { createRowBuilder, pendingRows, type Row } from './rows';
import { RowView } from './row-view';
import styles from './message-list.module.css';
import { ListStart } from './list-start';
import { useValueAfterPaint } from '../observable/use-value-after-paint';
import { useStayAtEnd } from './use-stay-at-end';
import { useUnread } from './use-unread';

const ESTIMATED_HEIGHTS_PX: Record<Row['kind'], number> = {
  day: 56,
  unread: 48,
  message: 84,
  unsent: 84,
  reply: 96,
};
/** Older messages are loaded when the first rendered row is below this index. */
const LOAD_OLDER_ROWS = 25;

/** The virtualised list of all messages. */
export function MessageList({
  conversation,
  partner,
}: {
  conversation: Conversation;
  partner: Partner;
}) {
  const text = useText();
  const state = useValueAfterPaint(conversation.state);
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const { unreadAfter, readAll } = useUnread(state.items, atEnd);
  const [buildRows] = useState(createRowBuilder);
  const [rowRange] = useState(() => new RowRange());
  const { items, hasOlder, unsent, reply } = state;
  const stored = useMemo(
    () => buildRows(items, { hasOlder, unreadAfter }),
    [buildRows, items, hasOlder, unreadAfter],
  );
  const pending = useMemo(() => pendingRows(items, { unsent, reply }), [items, unsent, reply]);
  const rowAt = (index: number): Row | undefined => stored[index] ?? pending[index - stored.length];
  const count = stored.length + pending.length;
  // The greeting answers nothing.
  const canRegenerate =
    !conversation.isGuest &&
    pending.length === 0 &&
    items.some(({ message }) => message.sender === 'user');
  // Stable for the same keys, because a new function makes the virtualizer recompute all positions.
  const pendingKeys = pending.map(({ key }) => key).join(' ');
  const getItemKey = useMemo(() => {
    const keys = pendingKeys.split(' ');
    return (index: number) => stored[index]?.key ?? keys[index - stored.length] ?? index;
  }, [stored, pendingKeys]);

  // Read on each render and not passed to memoised components.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ESTIMATED_HEIGHTS_PX[rowAt(index)?.kind ?? 'message'],
    getItemKey,
    measureElement: measureRow,
    overscan: 6,
    // A new function each time, because the virtualizer does not call the same one again.
    rangeExtractor: (range) => rowRange.indexes(range),
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD_PX,
    directDomUpdates: true,
    onChange: (list) => setAtEnd(distanceFromEnd(list) <= END_THRESHOLD_PX),
  });
  const scrollToEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);

  useLayoutEffect(() => rowRange.onRendered(virtualizer.range));

  useStayAtEnd(scroller, scrollToEnd);

  const hasRows = count > 0;
  useLayoutEffect(() => {
    if (hasRows) scrollToEnd();
  }, [hasRows, scrollToEnd]);

  // Scroll to an own message, wherever the visitor was.
  const lastUnsent = state.unsent.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastUnsent === undefined) return;
    readAll();
    scrollToEnd();
  }, [lastUnsent, scrollToEnd, readAll]);

  const visible = virtualizer.getVirtualItems();
  const firstIndex = visible[0]?.index ?? 0;
  const needsOlder = state.hasOlder && state.olderPage === 'ready' && firstIndex < LOAD_OLDER_ROWS;
  useEffect(() => {
    if (needsOlder) conversation.loadOlder();
  }, [needsOlder, state.items, conversation]);

  return (
    <div className={styles.list}>
      <OlderMessagesStatus state={state} onRetry={() => conversation.loadOlder()} />
      <div
        ref={scroller}
        // The announcer reads new messages; rows that appear by scrolling are not announced.
        role="log"
        aria-live="off"
        aria-label={text('chat.log', { name: partner.name })}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.scroller}
        data-chat-log=""
      >
        {hasRows ? (
          <div ref={virtualizer.containerRef} className={styles.canvas}>
            {visible.map(({ index, key }) => {
              const row = rowAt(index);
              return (
                row && (
                  <div
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    className={styles.row}
                  >
                    <RowView
                      row={row}
                      conversation={conversation}
                      partner={partner}
                      isLastReply={canRegenerate && index === count - 1}
                    />
                  </div>
                )
              );
            })}
          </div>
        ) : (
          <ListStart
            state={state.latestPage}
            partner={partner}
            onRetry={() => conversation.retry()}
          />
        )}
      </div>
      <JumpButton
        items={items}
        atEnd={atEnd}
        unreadAfter={unreadAfter}
        onJump={() => {
          scrollToEnd();
          // The button is removed at the end.
          scroller.current?.focus({ preventScroll: true });
        }}
      />
      <Announcer items={state.items} name={partner.name} />
    </div>
  );
}
