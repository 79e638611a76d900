import {
  createTestConversation,
  createMessage,
  flushPromises,
} from './testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const QUESTION = createMessage(1, { sender: 'user', client_message_id: 'question' });
async function startReply() {
  const test = createTestConversation({ stored: [QUESTION] });
  await test.start();
  await test.emit('reply_started', { reply_id: 'r1' });
  const sendDelta = (at: number, text: string) =>
    test.emit('reply_delta', { reply_id: 'r1', at, text });
  return { ...test, sendDelta };
}

describe('reply', () => {
  it('grows by deltas and becomes the stored message in the same row', async () => {
    const { conversation, sendDelta, emit } = await startReply();
    await sendDelta(0, '来');
    await sendDelta(1, '了。');
    expect(conversation.reply.get()).toEqual({ id: 'r1', text: '来了。', phase: 'writing' });
    await emit('message', { message: createMessage(2, { text: '来了。' }) });
    await emit('reply_ended', { reply_id: 'r1', outcome: 'done' });
    expect(conversation.reply.get()).toBeNull();
    expect(conversation.state.get().items.at(-1)).toMatchObject({ key: 'reply:r1' });
  });

  it('does not change the message list while it grows', async () => {
    const { conversation, sendDelta } = await startReply();
    const onChange = jest.fn();
    conversation.state.subscribe(onChange);
    await sendDelta(0, '一');
    await sendDelta(1, '二');
    await sendDelta(1, '二');
    expect(onChange).not.toHaveBeenCalled();
    expect(conversation.reply.get()?.text).toBe('一二');
  });

  it('is resynchronised when a delta is missing', async () => {
    const { conversation, sendDelta, requested, socket } = await startReply();
    await sendDelta(0, '今晚');
    await sendDelta(9, '去钓鱼');
    expect(socket().requests.filter(({ name }) => name === 'open')).toHaveLength(2);
    await requested('open').acknowledge({
      ok: true,
      last_seq: 1,
      reply: { reply_id: 'r1', text: '今晚带上灯，我们去钓鱼' },
    });
    expect(conversation.reply.get()?.text).toBe('今晚带上灯，我们去钓鱼');
  });

  it('continues after a reload', async () => {
    const test = createTestConversation({ stored: [QUESTION] });
    await test.start({ reply_id: 'r1', text: '今晚' });
    await test.emit('reply_delta', { reply_id: 'r1', at: 2, text: '见' });
    expect(test.conversation.reply.get()?.text).toBe('今晚见');
  });

  it('ignores events after its end', async () => {
    const { conversation, sendDelta, emit } = await startReply();
    await emit('message', { message: createMessage(2) });
    await sendDelta(0, '晚了');
    await emit('reply_started', { reply_id: 'r1' });
    expect(conversation.reply.get()).toBeNull();
  });

  it('is stopped once', async () => {
    const { conversation, requested, emit } = await startReply();
    conversation.stopReply();
    conversation.stopReply();
    expect(requested('stop').event.reply_id).toBe('r1');
    expect(conversation.reply.get()?.phase).toBe('stopping');
    await requested('stop').acknowledge({ ok: true });
    await emit('message', { message: createMessage(2, { mark: 'stopped' }) });
    await emit('reply_ended', { reply_id: 'r1', outcome: 'stopped' });
    expect(conversation.reply.get()).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const { conversation, emit, requested } = await startReply();
    await emit('reply_ended', { reply_id: 'r1', outcome: 'failed' });
    expect(conversation.reply.get()?.phase).toBe('failed');
    conversation.retryReply();
    expect(conversation.reply.get()).toBeNull();
    await requested('answer').acknowledge({ ok: true });
    await emit('reply_started', { reply_id: 'r2' });
    expect(conversation.reply.get()).toMatchObject({ id: 'r2', phase: 'writing' });
  });

  it('can be requested again when another one to the same message was refused', async () => {
    const { start, conversation, requested, socket } = createTestConversation({
      stored: [QUESTION, createMessage(2)],
    });
    await start();
    conversation.regenerate();
    const refused = { ok: false, error_code: 41912, error_message: '' };
    await requested('answer').acknowledge(refused);
    expect(conversation.reply.get()?.phase).toBe('unanswered');
    conversation.retryReply();
    const answers = socket().requests.filter(({ name }) => name === 'answer');
    expect(answers.map(({ event }) => event.again)).toEqual([true, true]);
  });

  it('can be requested again after a timeout', async () => {
    const test = createTestConversation({ stored: [QUESTION] });
    await test.start();
    await wait(19_999);
    expect(test.conversation.reply.get()).toBeNull();
    await wait(1);
    expect(test.conversation.reply.get()?.phase).toBe('unanswered');
  });

  it('hides a failure when the visitor sends a message', async () => {
    const { conversation, emit } = await startReply();
    await emit('reply_ended', { reply_id: 'r1', outcome: 'refused' });
    expect(conversation.reply.get()?.phase).toBe('refused');
    conversation.send('换个话题');
    await flushPromises();
    expect(conversation.reply.get()).toBeNull();
  });
});
