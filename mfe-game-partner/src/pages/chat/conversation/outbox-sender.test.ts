import {
  createMessage,
  createTestConversation,
  flushPromises,
} from './testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const UNAVAILABLE = { ok: false, error_code: 50301, error_message: '' };
const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const stored = (seq: number, id: string) => ({
  ok: true,
  message: createMessage(seq, { sender: 'user', client_message_id: id }),
});

/** A conversation whose first message was not sent, because the service has no database. */
async function startOutage() {
  const test = createTestConversation();
  await test.start();
  test.conversation.send('一');
  await flushPromises();
  await test.requested('send').acknowledge(UNAVAILABLE);
  const sentIds = () =>
    test
      .socket()
      .requests.filter(({ name }) => name === 'send')
      .map(({ event }) => event.client_message_id);
  return { ...test, sentIds };
}

describe('a message that an outage kept', () => {
  it('is sent by itself, in the order of writing and with the same id', async () => {
    const { conversation, requested, sentIds, unsent } = await startOutage();
    expect(unsent()).toEqual(['一: failed']);
    conversation.send('二');
    await flushPromises();
    expect(unsent()).toEqual(['一: sending', '二: queued']);
    await requested('send').acknowledge(UNAVAILABLE);
    expect(unsent()).toEqual(['一: failed', '二: queued']);
    await wait(1999);
    expect(sentIds()).toHaveLength(2);
    await wait(1);
    expect(sentIds()).toHaveLength(3);
    await requested('send').acknowledge(stored(1, 'message-1'));
    await requested('send').acknowledge(stored(2, 'message-2'));
    expect(sentIds()).toEqual(['message-1', 'message-1', 'message-1', 'message-2']);
    expect(unsent()).toEqual([]);
    await wait(120_000);
    expect(sentIds()).toHaveLength(4);
  });

  it('is sent at once on request, before later ones', async () => {
    const { conversation, requested, sentIds, unsent } = await startOutage();
    conversation.send('二');
    await requested('send').acknowledge(UNAVAILABLE);
    conversation.resend('message-2');
    await flushPromises();
    expect(unsent()).toEqual(['一: sending', '二: queued']);
    expect(sentIds()).toHaveLength(3);
  });

  it('is not sent once it was discarded; later ones are', async () => {
    const { conversation, requested, sentIds } = await startOutage();
    conversation.send('二');
    await requested('send').acknowledge(UNAVAILABLE);
    conversation.discard('message-1');
    await flushPromises();
    expect(sentIds()).toEqual(['message-1', 'message-1', 'message-2']);
  });

  it('is not sent after the conversation has ended', async () => {
    const { conversation, sentIds } = await startOutage();
    conversation.end();
    await wait(120_000);
    expect(sentIds()).toEqual(['message-1']);
  });

  it('is sent by itself when the connection that was lost with it is back', async () => {
    const { start, conversation, requested, sockets, unsent } = createTestConversation();
    await start();
    conversation.send('一');
    await flushPromises();
    await requested('send').fail();
    expect(unsent()).toEqual(['一: failed']);
    await wait(1000);
    expect(sockets).toHaveLength(2);
    await requested('open').acknowledge({ ok: true, last_seq: 0, reply: null });
    expect(requested('send').event.client_message_id).toBe('message-1');
  });

  it('is kept over a reload and sent by itself then', async () => {
    const { conversation, browser } = await startOutage();
    conversation.end();
    const { start, requested } = createTestConversation({ persisted: browser.persisted });
    await start();
    expect(requested('send').event).toMatchObject({ client_message_id: 'message-1', text: '一' });
  });
});
