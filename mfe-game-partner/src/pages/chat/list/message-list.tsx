import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useText } from '@huoban/runtime';
import type { Partner } from '../../../components/partner-queries';
import { Announcer } from './announcer';
import type { Conversation } from '../conversation/conversation';
import { JumpButton } from './jump-button';
import { OlderMessagesStatus } from './older-messages-status';
import { RowRange } from './row-range';
import { distanceFromEnd, sizeOnceLaidOut } from './row-sizes';
import { createRowBuilder, pendingRows, type Row } from './rows';
import { RowView } from './row-view';
import styles from './message-list.module.css';
import { ListStart } from './list-start';
import { useValueAfterPaint } from '../observable/use-value-after-paint';
import { useUnread } from './use-unread';

const ESTIMATED_HEIGHTS_PX: Record<Row['kind'], number> = {
  day: 56,
  unread: 48,
  message: 84,
  unsent: 84,
  reply: 96,
};
/** Rows from the oldest one at which older messages are fetched. */
const LOAD_OLDER_ROWS = 25;
/** Pixels from the end that still count as the end. */
const END_THRESHOLD_PX = 80;

/** All messages of a talk, of which only those in view are in the document. */
export function MessageList({
  conversation,
  partner,
}: {
  conversation: Conversation;
  partner: Partner;
}) {
  const text = useText();
  const talk = useValueAfterPaint(conversation.state);
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const { unreadAfter, readAll } = useUnread(talk.items, atEnd);
  const [storedRows] = useState(createRowBuilder);
  const [rowRange] = useState(() => new RowRange());
  const { items, hasOlder, unsent, reply } = talk;
  const stored = useMemo(
    () => storedRows(items, { hasOlder, unreadAfter }),
    [storedRows, items, hasOlder, unreadAfter],
  );
  const open = useMemo(() => pendingRows(items, { unsent, reply }), [items, unsent, reply]);
  const rowAt = (index: number): Row | undefined => stored[index] ?? open[index - stored.length];
  const count = stored.length + open.length;
  // The same function for the same keys: with another one the places of all rows are worked out anew.
  const openKeys = open.map(({ key }) => key).join(' ');
  const getItemKey = useMemo(() => {
    const keys = openKeys.split(' ');
    return (index: number) => stored[index]?.key ?? keys[index - stored.length] ?? index;
  }, [stored, openKeys]);

  // Read anew at each rendering, never handed to what is memoised.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ESTIMATED_HEIGHTS_PX[rowAt(index)?.kind ?? 'message'],
    getItemKey,
    measureElement: sizeOnceLaidOut,
    overscan: 6,
    // Another function each time: with the same one the virtualizer would not ask again.
    rangeExtractor: (range) => rowRange.indexes(range),
    paddingStart: 16,
    paddingEnd: 16,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_THRESHOLD_PX,
    directDomUpdates: true,
    onChange: (list) => setAtEnd(distanceFromEnd(list) <= END_THRESHOLD_PX),
  });
  const toEnd = useCallback(() => virtualizer.scrollToEnd(), [virtualizer]);

  useLayoutEffect(() => rowRange.onRendered(virtualizer.range));

  const hasRows = count > 0;
  useLayoutEffect(() => {
    if (hasRows) toEnd();
  }, [hasRows, toEnd]);

  // What the reader says is in view, wherever they were reading.
  const lastUnsent = talk.unsent.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastUnsent === undefined) return;
    readAll();
    toEnd();
  }, [lastUnsent, toEnd, readAll]);

  const visible = virtualizer.getVirtualItems();
  const firstIndex = visible[0]?.index ?? 0;
  const wantsOlder = talk.hasOlder && talk.olderPage === 'ready' && firstIndex < LOAD_OLDER_ROWS;
  useEffect(() => {
    if (wantsOlder) conversation.loadOlder();
  }, [wantsOlder, talk.items, conversation]);

  return (
    <div className={styles.place}>
      <OlderMessagesStatus talk={talk} onRetry={() => conversation.loadOlder()} />
      <div
        ref={scroller}
        // Read out by the announcer: rows that come and go while scrolling are no news.
        role="log"
        aria-live="off"
        aria-label={text('chat.log', { name: partner.name })}
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
                    <RowView row={row} conversation={conversation} partner={partner} />
                  </div>
                )
              );
            })}
          </div>
        ) : (
          <ListStart
            state={talk.latestPage}
            partner={partner}
            onRetry={() => conversation.retry()}
          />
        )}
      </div>
      <JumpButton items={items} atEnd={atEnd} unreadAfter={unreadAfter} onJump={toEnd} />
      <Announcer items={talk.items} name={partner.name} />
    </div>
  );
}
