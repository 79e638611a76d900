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

describe('stored messages', () => {
  it('are followed by an open request after the last known message', async () => {
    const { start, requested, shownSeqs } = createTestConversation({
      stored: createMessages(1, 60),
    });
    await start();
    expect(requested('open').event.after).toBe(60);
    expect(shownSeqs()).toEqual(createMessages(21, 60).map(({ seq }) => seq));
  });

  it('start with the greeting if nothing is stored', async () => {
    const { start, requested, emit, shownSeqs } = createTestConversation();
    await start();
    expect(requested('open').event.after).toBe(0);
    await emit('message', { message: createMessage(1) });
    expect(shownSeqs()).toEqual([1]);
  });

  it('are loaded page by page before the oldest known message', async () => {
    const { start, conversation, shownSeqs, fetchPage } = createTestConversation({
      stored: createMessages(1, 60),
    });
    await start();
    conversation.loadOlder();
    conversation.loadOlder();
    await flushPromises();
    expect(fetchPage.mock.calls.slice(1).map(([range]) => range.before)).toEqual([21]);
    expect(shownSeqs()).toHaveLength(60);
    expect(conversation.state.get().hasOlder).toBe(false);
  });

  it('report a failed page and load it on retry', async () => {
    const { start, conversation, shownSeqs, fetchPage } = createTestConversation({
      stored: createMessages(1, 60),
    });
    await start();
    fetchPage.mockRejectedValueOnce(new Error('no'));
    conversation.loadOlder();
    await flushPromises();
    expect(conversation.state.get().olderPage).toBe('failed');
    conversation.loadOlder();
    await flushPromises();
    expect(shownSeqs()).toHaveLength(60);
  });

  it('are fetched to fill a gap, unless it is filled in time', async () => {
    const { start, emit, stored, shownSeqs, fetchPage } = createTestConversation({
      stored: createMessages(1, 3),
    });
    await start();
    await emit('message', { message: createMessage(5) });
    await emit('message', { message: createMessage(4) });
    await wait(1000);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    stored.push(...createMessages(4, 8));
    await emit('message', { message: createMessage(8) });
    expect(shownSeqs()).toEqual([1, 2, 3, 4, 5]);
    await wait(1000);
    expect(fetchPage).toHaveBeenLastCalledWith({ after: 5, size: 100 }, expect.anything());
    expect(shownSeqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('start again after a gap that another device left by clearing the conversation', async () => {
    const { start, emit, stored, shownSeqs, conversation } = createTestConversation({
      stored: createMessages(1, 3),
    });
    await start();
    stored.splice(0, 3, createMessage(9));
    await emit('message', { message: createMessage(9) });
    await wait(1000);
    expect(shownSeqs()).toEqual([9]);
    expect(conversation.state.get().hasOlder).toBe(false);
    await emit('message', { message: createMessage(10) });
    expect(shownSeqs()).toEqual([9, 10]);
  });

  it('are followed by a new open request after a reconnect', async () => {
    const { start, emit, requested } = createTestConversation({ stored: createMessages(1, 3) });
    await start();
    await emit('message', { message: createMessage(4) });
    await wait(11_000);
    await emit('disconnected');
    expect(requested('open').event.after).toBe(4);
  });
});

describe('own message', () => {
  it('keeps its row when message and acknowledgement arrive in any order', async () => {
    const { start, conversation, emit, requested, rows, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    conversation.send('你好');
    await flushPromises();
    expect(unsent()).toEqual(['你好: sending']);
    await emit('message', { message: own(2, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    await requested('send').acknowledge({ ok: true, message: own(2, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    expect(conversation.state.get().items.at(-1)?.key).toBe('own:message-1');
  });

  it('keeps its row when the acknowledgement arrives before earlier messages', async () => {
    const { start, conversation, emit, requested, rows, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    conversation.send('你好');
    await flushPromises();
    await requested('send').acknowledge({ ok: true, message: own(3, 'message-1', '你好') });
    expect(rows()).toEqual(['message 1', '你好']);
    expect(unsent()).toEqual(['你好: sent']);
    await emit('message', { message: createMessage(2) });
    expect(rows()).toEqual(['message 1', 'message 2', '你好']);
    expect(unsent()).toEqual([]);
  });

  it('is sent after the previous one was stored', async () => {
    const { start, conversation, requested, socket } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    conversation.send('一');
    conversation.send('二');
    await flushPromises();
    const sent = () =>
      socket().requests.flatMap(({ name, event }) => (name === 'send' ? event.text : []));
    expect(sent()).toEqual(['一']);
    await requested('send').acknowledge({ ok: true, message: own(2, 'message-1', '一') });
    expect(sent()).toEqual(['一', '二']);
  });

  it('is queued while offline and sent afterwards', async () => {
    const { start, conversation, goOnline, requested, unsent } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    await goOnline(false);
    conversation.send('路上');
    expect(unsent()).toEqual(['路上: queued']);
    await goOnline(true);
    await requested('open').acknowledge({ ok: true, last_seq: 1, reply: null });
    expect(requested('send').event).toMatchObject({ text: '路上', client_message_id: 'message-1' });
  });

  it('is sent again with the same id after a connection loss', async () => {
    const { start, conversation, emit, requested, unsent, sockets } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    await wait(11_000);
    conversation.send('在吗');
    await flushPromises();
    const firstRequest = requested('send');
    await emit('disconnected');
    await firstRequest.fail();
    expect(unsent()).toEqual(['在吗: queued']);
    await requested('open').acknowledge({ ok: true, last_seq: 1, reply: null });
    expect(sockets).toHaveLength(2);
    expect(requested('send').event.client_message_id).toBe('message-1');
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
  ])('reports why it was not sent: %j', async (refused, failure) => {
    const { start, conversation, requested } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    conversation.send('你好');
    await flushPromises();
    await requested('send').acknowledge({ ok: false, ...refused });
    expect(conversation.state.get().unsent).toMatchObject([{ state: 'failed', failure }]);
  });

  it('can be sent again or discarded after a failure', async () => {
    const { start, conversation, requested, unsent, rows } = createTestConversation({
      stored: createMessages(1, 1),
    });
    await start();
    conversation.send('你好');
    await flushPromises();
    await requested('send').acknowledge({ ok: false, error_code: 50001, error_message: '' });
    conversation.resend('message-1');
    await flushPromises();
    expect(unsent()).toEqual(['你好: sending']);
    await requested('send').acknowledge({ ok: false, error_code: 50001, error_message: '' });
    conversation.discard('message-1');
    expect(rows()).toEqual(['message 1']);
  });

  it('fails when all connection attempts have failed', async () => {
    const { conversation, fetchToken, unsent } = createTestConversation();
    fetchToken.mockRejectedValue(new Error('no'));
    conversation.start();
    conversation.send('你好');
    await wait(60_000);
    expect(unsent()).toEqual(['你好: failed']);
    fetchToken.mockResolvedValue('token');
    conversation.resend('message-1');
    await flushPromises();
    expect(conversation.connectionState.get()).toBe('online');
  });

  it('survives a reload of the tab without duplicates', async () => {
    const persisted = [
      { id: 'before-1', text: '旧的', at: 1, failed: false },
      { id: 'before-2', text: '没发出', at: 2, failed: true },
    ];
    const stored = [createMessage(1), own(2, 'before-1', '旧的')];
    const { start, rows, unsent, browser } = createTestConversation({ stored, persisted });
    await start();
    expect(rows()).toEqual(['message 1', '旧的', '没发出']);
    expect(unsent()).toEqual(['没发出: failed']);
    expect(browser.persisted).toEqual([persisted[1]]);
  });
});
