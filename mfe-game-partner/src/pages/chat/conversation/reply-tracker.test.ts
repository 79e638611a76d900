import {
  createTestConversation,
  createMessage,
  flushPromises,
} from './testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const ASKED = createMessage(1, { sender: 'user', client_message_id: 'asked-once' });
async function begun() {
  const stage = createTestConversation({ stored: [ASKED] });
  await stage.begin();
  await stage.tell('reply_started', { reply_id: 'r1' });
  const grow = (at: number, text: string) =>
    stage.tell('reply_delta', { reply_id: 'r1', at, text });
  return { ...stage, grow };
}

describe('a reply', () => {
  it('grows piece by piece and becomes the stored message in the same row', async () => {
    const { talk, grow, tell } = await begun();
    await grow(0, '来');
    await grow(1, '了。');
    expect(talk.reply.get()).toEqual({ id: 'r1', text: '来了。', phase: 'writing' });
    await tell('message', { message: createMessage(2, { text: '来了。' }) });
    await tell('reply_ended', { reply_id: 'r1', outcome: 'done' });
    expect(talk.reply.get()).toBeNull();
    expect(talk.state.get().items.at(-1)).toMatchObject({ key: 'reply:r1' });
  });

  it('does not touch the list of messages while it grows', async () => {
    const { talk, grow } = await begun();
    const changed = jest.fn();
    talk.state.subscribe(changed);
    await grow(0, '一');
    await grow(1, '二');
    await grow(1, '二');
    expect(changed).not.toHaveBeenCalled();
    expect(talk.reply.get()?.text).toBe('一二');
  });

  it('is asked for anew when a piece was missed', async () => {
    const { talk, grow, asked, socket } = await begun();
    await grow(0, '今晚');
    await grow(9, '去钓鱼');
    expect(socket().asked.filter(({ name }) => name === 'open')).toHaveLength(2);
    await asked('open').answer({
      ok: true,
      last_seq: 1,
      reply: { reply_id: 'r1', text: '今晚带上灯，我们去钓鱼' },
    });
    expect(talk.reply.get()?.text).toBe('今晚带上灯，我们去钓鱼');
  });

  it('goes on after a reload in its middle', async () => {
    const stage = createTestConversation({ stored: [ASKED] });
    await stage.begin({ reply_id: 'r1', text: '今晚' });
    await stage.tell('reply_delta', { reply_id: 'r1', at: 2, text: '见' });
    expect(stage.talk.reply.get()?.text).toBe('今晚见');
  });

  it('ignores what arrives of it after its end', async () => {
    const { talk, grow, tell } = await begun();
    await tell('message', { message: createMessage(2) });
    await grow(0, '晚了');
    await tell('reply_started', { reply_id: 'r1' });
    expect(talk.reply.get()).toBeNull();
  });

  it('is stopped once', async () => {
    const { talk, asked, tell } = await begun();
    talk.stopReply();
    talk.stopReply();
    expect(asked('stop').event.reply_id).toBe('r1');
    expect(talk.reply.get()?.phase).toBe('stopping');
    await asked('stop').answer({ ok: true });
    await tell('message', { message: createMessage(2, { mark: 'stopped' }) });
    await tell('reply_ended', { reply_id: 'r1', outcome: 'stopped' });
    expect(talk.reply.get()).toBeNull();
  });

  it('that failed can be asked for again', async () => {
    const { talk, tell, asked } = await begun();
    await tell('reply_ended', { reply_id: 'r1', outcome: 'failed' });
    expect(talk.reply.get()?.phase).toBe('failed');
    talk.retryReply();
    expect(talk.reply.get()).toBeNull();
    await asked('answer').answer({ ok: true });
    await tell('reply_started', { reply_id: 'r2' });
    expect(talk.reply.get()).toMatchObject({ id: 'r2', phase: 'writing' });
  });

  it('that does not come can be asked for again', async () => {
    const stage = createTestConversation({ stored: [ASKED] });
    await stage.begin();
    await wait(19_999);
    expect(stage.talk.reply.get()).toBeNull();
    await wait(1);
    expect(stage.talk.reply.get()?.phase).toBe('unanswered');
  });

  it('is no longer missed when the reader says something new', async () => {
    const { talk, tell } = await begun();
    await tell('reply_ended', { reply_id: 'r1', outcome: 'refused' });
    expect(talk.reply.get()?.phase).toBe('refused');
    talk.send('换个话题');
    await flushPromises();
    expect(talk.reply.get()).toBeNull();
  });
});
