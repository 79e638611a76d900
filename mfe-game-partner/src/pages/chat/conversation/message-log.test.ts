import { createMessage, createMessages } from './testing/create-test-conversation';
import { MessageLog } from './message-log';

const seqsOf = (log: MessageLog) => log.items.map((item) => item.message.seq);

describe('the stored messages of a talk', () => {
  it('are in order, each once, whatever arrives in which order', () => {
    const log = new MessageLog();
    log.add([createMessage(5)]);
    log.add(createMessages(3, 6));
    log.add([createMessage(7), createMessage(6)]);
    log.add(createMessages(1, 4));
    expect(seqsOf(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log.hasOlder).toBe(false);
  });

  it('stop at a gap until it is filled', () => {
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

  it('do not grow by an old message that paging has not reached', () => {
    const log = new MessageLog();
    log.add(createMessages(50, 52));
    log.add([createMessage(7)]);
    expect(seqsOf(log)).toEqual([50, 51, 52]);
    expect(log.hasOlder).toBe(true);
  });

  it('keep the key that their row had before they were stored', () => {
    const log = new MessageLog();
    log.add([createMessage(1)]);
    log.add([createMessage(2, { sender: 'user', client_message_id: 'mine' })]);
    log.add([createMessage(3)], 'r1');
    expect(log.items.map(({ key }) => key)).toEqual(['seq:1', 'own:mine', 'reply:r1']);
  });
});
