import { memo } from 'react';
import type { Partner } from '../../../components/partner-queries';
import type { Conversation } from '../conversation/conversation';
import { DayRow, UnreadRow } from '../rows/divider-rows';
import { MessageRow } from '../rows/message-row';
import { ReplyRow } from '../rows/reply-row';
import type { Row } from './rows';
import { UnsentRow } from '../rows/unsent-row';

interface RowViewProps {
  row: Row;
  conversation: Conversation;
  partner: Partner;
  /** The row is the reply that can be asked for again. */
  isLastReply: boolean;
}

/** Row objects are created on every change, mostly with the same content. */
function hasSameContent(before: RowViewProps, after: RowViewProps): boolean {
  if (before.conversation !== after.conversation || before.partner !== after.partner) return false;
  if (before.isLastReply !== after.isLastReply) return false;
  const [left, right] = [before.row, after.row];
  return (Object.keys({ ...left, ...right }) as (keyof Row)[]).every(
    (key) => left[key] === right[key],
  );
}

export const RowView = memo(function RowView({
  row,
  conversation,
  partner,
  isLastReply,
}: RowViewProps) {
  switch (row.kind) {
    case 'day':
      return <DayRow at={row.at} />;
    case 'unread':
      return <UnreadRow />;
    case 'message':
      return (
        <MessageRow
          item={row.item}
          leads={row.leads}
          partner={partner}
          onRegenerate={isLastReply ? () => conversation.regenerate() : null}
        />
      );
    case 'unsent':
      return <UnsentRow entry={row.entry} leads={row.leads} conversation={conversation} />;
    case 'reply':
      return (
        <ReplyRow
          phase={row.phase}
          leads={row.leads}
          conversation={conversation}
          partner={partner}
        />
      );
  }
}, hasSameContent);
