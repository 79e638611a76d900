import {
  createTestConversation,
  createMessage,
  createMessages,
  flushPromises,
} from './testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const own = (seq: number, id: string, text: string) =>
  createMessage(seq, { sender: 'user', client_message_id: id, text });

describe('what was said', () => {
  it('is opened from the last stored message that is known', async () => {
    const { begin, asked, shown } = createTestConversation({ stored: createMessages(1, 60) });
    await begin();
    expect(asked('open').event.after).toBe(60);
    expect(shown()).toEqual(createMessages(21, 60).map(({ seq }) => seq));
  });

  it('begins with the greeting when nothing is stored', async () => {
    const { begin, asked, tell, shown } = createTestConversation();
    await begin();
    expect(asked('open').event.after).toBe(0);
    await tell('message', { message: createMessage(1) });
    expect(shown()).toEqual([1]);
  });

  it('asks for older messages before the oldest that is known, one page at a time', async () => {
    const { begin, talk, shown, fetchPage } = createTestConversation({
      stored: createMessages(1, 60),
    });
    await begin();
    talk.loadOlder();
    talk.loadOlder();
    await flushPromises();
    expect(fetchPage.mock.calls.slice(1).map(([range]) => range.before)).toEqual([21]);
    expect(shown()).toHaveLength(60);
    expect(talk.state.get().hasOlder).toBe(false);
  });

  it('says when older messages could not be read, and tries again when asked', async () => {
    const { begin, talk, shown, fetchPage } = createTestConversation({
      stored: createMessages(1, 60),
    });
    await begin();
    fetchPage.mockRejectedValueOnce(new Error('no'));
    talk.loadOlder();
    await flushPromises();
    expect(talk.state.get().olderPage).toBe('failed');
    talk.loadOlder();
    await flushPromises();
    expect(shown()).toHaveLength(60);
  });

  it('fills a gap from what is stored, unless it closes by itself', async () => {
    const { begin, tell, stored, shown, fetchPage } = createTestConversation({
      stored: createMessages(1, 3),
    });
    await begin();
    await tell('message', { message: createMessage(5) });
    await tell('message', { message: createMessage(4) });
    await wait(1000);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    stored.push(...createMessages(4, 8));
    await tell('message', { message: createMessage(8) });
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    await wait(1000);
    expect(fetchPage).toHaveBeenLastCalledWith({ after: 5, size: 100 }, expect.anything());
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is opened again from the last message after the connection was lost', async () => {
    const { begin, tell, asked } = createTestConversation({ stored: createMessages(1, 3) });
    await begin();
    await tell('message', { message: createMessage(4) });
    await wait(11_000);
    await tell('lost');
    expect(asked('open').event.after).toBe(4);
  });
});

describe('an own message', () => {
  it('is one row from the first key to the stored message, in whatever order they arrive', async () => {
    const { begin, talk, tell, asked, rows, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await begin();
    talk.send('你好');
    await flushPromises();
    expect(unsent()).toEqual(['你好: sending']);
    await tell('message', { message: own(2, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    await asked('send').answer({ ok: true, message: own(2, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    expect(talk.state.get().items.at(-1)?.key).toBe('own:message-1');
  });

  it('stays one row when its answer comes before the messages in front of it', async () => {
    const { begin, talk, tell, asked, rows, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await begin();
    talk.send('你好');
    await flushPromises();
    await asked('send').answer({ ok: true, message: own(3, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    expect(unsent()).toEqual(['你好: sent']);
    await tell('message', { message: createMessage(2) });
    expect(rows()).toEqual(['message 1', 'message 2', '你好']);
    expect(unsent()).toEqual([]);
  });

  it('goes out after the one before it was stored', async () => {
    const { begin, talk, asked, socket } = createTestConversation({ stored: createMessages(1, 1) });
    await begin();
    talk.send('一');
    talk.send('二');
    await flushPromises();
    const sent = () =>
      socket().asked.flatMap(({ name, event }) => (name === 'send' ? event.text : []));
    expect(sent()).toEqual(['一']);
    await asked('send').answer({ ok: true, message: own(2, 'message-1', '一') });
    expect(sent()).toEqual(['一', '二']);
  });

  it('waits without a network and is sent when there is one', async () => {
    const { begin, talk, goOnline, asked, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await begin();
    await goOnline(false);
    talk.send('路上');
    expect(unsent()).toEqual(['路上: queued']);
    await goOnline(true);
    await asked('open').answer({ ok: true, last_seq: 1, reply: null });
    expect(asked('send').event).toMatchObject({ text: '路上', client_message_id: 'message-1' });
  });

  it('is sent again under the same id when the connection was lost meanwhile', async () => {
    const { begin, talk, tell, asked, unsent, sockets } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await begin();
    await wait(11_000);
    talk.send('在吗');
    await flushPromises();
    const before = asked('send');
    await tell('lost');
    await before.leave();
    expect(unsent()).toEqual(['在吗: queued']);
    await asked('open').answer({ ok: true, last_seq: 1, reply: null });
    expect(sockets).toHaveLength(2);
    expect(asked('send').event.client_message_id).toBe('message-1');
  });

  it.each([
    [
      { error_code: 41920, error_message: '不合适' },
      { kind: 'refused', message: '不合适' },
    ],
    [
      { error_code: 41912, error_message: '', retry_after: 7.2 },
      { kind: 'tooMany', seconds: 8 },
    ],
    [{ error_code: 50001, error_message: 'x' }, { kind: 'service' }],
  ])('says why it was not taken: %j', async (refused, failure) => {
    const { begin, talk, asked } = createTestConversation({ stored: createMessages(1, 1) });
    await begin();
    talk.send('你好');
    await flushPromises();
    await asked('send').answer({ ok: false, ...refused });
    expect(talk.state.get().unsent).toMatchObject([{ state: 'failed', failure }]);
  });

  it('can be sent again or thrown away after it failed', async () => {
    const { begin, talk, asked, unsent, rows } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await begin();
    talk.send('你好');
    await flushPromises();
    await asked('send').answer({ ok: false, error_code: 50001, error_message: '' });
    talk.resend('message-1');
    await flushPromises();
    expect(unsent()).toEqual(['你好: sending']);
    await asked('send').answer({ ok: false, error_code: 50001, error_message: '' });
    talk.discard('message-1');
    expect(rows()).toEqual(['message 1']);
  });

  it('is handed to the reader when all tries to connect have failed', async () => {
    const { talk, token, unsent } = createTestConversation();
    token.mockRejectedValue(new Error('no'));
    talk.start();
    talk.send('你好');
    await wait(60_000);
    expect(unsent()).toEqual(['你好: failed']);
    token.mockResolvedValue('token');
    talk.resend('message-1');
    await flushPromises();
    expect(talk.connectionState.get()).toBe('online');
  });

  it('survives a reload of the tab, and is not shown twice when it was stored after all', async () => {
    const kept = [
      { id: 'before-1', text: '旧的', at: 1, failed: false },
      { id: 'before-2', text: '没发出', at: 2, failed: true },
    ];
    const stored = [createMessage(1), own(2, 'before-1', '旧的')];
    const { begin, rows, unsent, memory } = createTestConversation({ stored, kept });
    await begin();
    expect(rows()).toEqual(['message 1', '旧的', '没发出']);
    expect(unsent()).toEqual(['没发出: failed']);
    expect(memory.kept).toEqual([kept[1]]);
  });
});
