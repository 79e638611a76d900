import { message, messages } from './conversation-under-test';
import { TalkLog } from './talk-log';

const seqsOf = (log: TalkLog) => log.items.map((item) => item.message.seq);

describe('the stored messages of a talk', () => {
  it('are in order, each once, whatever arrives in which order', () => {
    const log = new TalkLog();
    log.add([message(5)]);
    log.add(messages(3, 6));
    log.add([message(7), message(6)]);
    log.add(messages(1, 4));
    expect(seqsOf(log)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(log.hasOlder).toBe(false);
  });

  it('stop at a gap until it is filled', () => {
    const log = new TalkLog();
    log.add(messages(10, 12));
    log.add(messages(15, 16));
    expect(seqsOf(log)).toEqual([10, 11, 12]);
    expect(log.gapAfter).toBe(12);
    log.add([message(14)]);
    expect(log.gapAfter).toBe(12);
    log.add([message(13)]);
    expect(seqsOf(log)).toEqual([10, 11, 12, 13, 14, 15, 16]);
    expect(log.gapAfter).toBeUndefined();
  });

  it('do not grow by an old message that paging has not reached', () => {
    const log = new TalkLog();
    log.add(messages(50, 52));
    log.add([message(7)]);
    expect(seqsOf(log)).toEqual([50, 51, 52]);
    expect(log.hasOlder).toBe(true);
  });

  it('keep the key that their row had before they were stored', () => {
    const log = new TalkLog();
    log.add([message(1)]);
    log.add([message(2, { sender: 'user', client_message_id: 'mine' })]);
    log.add([message(3)], 'r1');
    expect(log.items.map(({ key }) => key)).toEqual(['seq:1', 'own:mine', 'reply:r1']);
  });
});
