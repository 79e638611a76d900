import { createMessage, createMessages } from './testing/create-test-conversation';
import { MessageLog } from './message-log';

const seqsOf = (log: MessageLog) => log.items.map((item) => item.message.seq);

describe('MessageLog', () => {
  it('sorts and deduplicates messages', () => {
    const log = new MessageLog();
    log.add([createMessage(5)]);
    log.add(createMessages(3, 6));
    log.add([createMessage(7), createMessage(6)]);
    log.add(createMessages(1, 4));
    expect(seqsOf(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log.hasOlder).toBe(false);
  });

  it('holds messages back until a gap is filled', () => {
    const log = new MessageLog();
    log.add(createMessages(10, 12));
    log.add(createMessages(15, 16));
    expect(seqsOf(log)).toEqual([10, 11, 12]);
    expect(log.gapAfter).toBe(12);
    log.add([createMessage(14)]);
    expect(log.gapAfter).toBe(12);
    log.add([createMessage(13)]);
    expect(seqsOf(log)).toEqual([10, 11, 12, 13, 14, 15, 16]);
    expect(log.gapAfter).toBeUndefined();
  });

  it('ignores an old message outside the loaded range', () => {
    const log = new MessageLog();
    log.add(createMessages(50, 52));
    log.add([createMessage(7)]);
    expect(seqsOf(log)).toEqual([50, 51, 52]);
    expect(log.hasOlder).toBe(true);
  });

  it('keeps the key that a row had before it was stored', () => {
    const log = new MessageLog();
    log.add([createMessage(1)]);
    log.add([createMessage(2, { sender: 'user', client_message_id: 'mine' })]);
    log.add([createMessage(3)], 'r1');
    expect(log.items.map(({ key }) => key)).toEqual(['seq:1', 'own:mine', 'reply:r1']);
  });

  it('takes over changed texts in new items, so that rows are built anew', () => {
    const log = new MessageLog();
    log.add(createMessages(1, 3));
    const before = log.items;
    log.update([createMessage(2, { text: '…' }), createMessage(9)]);
    expect(log.items.map(({ message }) => message.text)).toEqual(['message 1', '…', 'message 3']);
    expect(log.items[0]).not.toBe(before[0]);
  });
});
