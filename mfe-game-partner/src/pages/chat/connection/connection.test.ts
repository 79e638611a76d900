import { apiFailure } from '@huoban/runtime/testing';
import {
  createTestConversation,
  flushPromises,
} from '../conversation/testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('connection', () => {
  it('requests a token six times, after 1, 2, 4, 8 and 16 s, and gives up', async () => {
    const { conversation, fetchToken } = createTestConversation();
    fetchToken.mockRejectedValue(apiFailure({ kind: 'transport', code: 503 }));
    conversation.start();
    await flushPromises();
    const calls: number[] = [fetchToken.mock.calls.length];
    for (const seconds of [1, 2, 4, 8, 16]) {
      await wait(seconds * 1000 - 1);
      calls.push(fetchToken.mock.calls.length);
      await wait(1);
    }
    expect(calls).toEqual([1, 1, 2, 3, 4, 5]);
    expect(fetchToken).toHaveBeenCalledTimes(6);
    expect(conversation.connectionState.get()).toBe('failed');
    await wait(120_000);
    expect(fetchToken).toHaveBeenCalledTimes(6);
  });

  it('starts the retries again on request', async () => {
    const { conversation, fetchToken } = createTestConversation();
    fetchToken.mockRejectedValue(apiFailure({ kind: 'timeout' }));
    conversation.start();
    await wait(60_000);
    fetchToken.mockResolvedValue('token');
    conversation.retry();
    expect(conversation.connectionState.get()).toBe('reconnecting');
    await flushPromises();
    expect(conversation.connectionState.get()).toBe('online');
  });

  it('does not retry a refused token request', async () => {
    const { conversation, fetchToken } = createTestConversation();
    fetchToken.mockRejectedValue(apiFailure({ code: 41001 }));
    conversation.start();
    await wait(120_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    expect(conversation.connectionState.get()).toBe('failed');
  });

  it('stops retrying when the conversation ends', async () => {
    const { conversation, fetchToken } = createTestConversation();
    fetchToken.mockRejectedValue(apiFailure({ kind: 'transport' }));
    conversation.start();
    await wait(1500);
    conversation.end();
    await wait(120_000);
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(conversation.connectionState.get()).toBe('ended');
  });

  it('reconnects with a new token', async () => {
    const { conversation, start, emit, sockets } = createTestConversation();
    await start();
    await wait(11_000);
    await emit('disconnected');
    expect(sockets.map((socket) => socket.token)).toEqual(['token 1', 'token 2']);
    expect(conversation.connectionState.get()).toBe('online');
  });

  it('keeps increasing the delay if the service closes at once', async () => {
    const { start, emit, sockets } = createTestConversation();
    await start();
    await emit('disconnected');
    expect(sockets).toHaveLength(1);
    await wait(1000);
    expect(sockets).toHaveLength(2);
    await emit('disconnected');
    await wait(1999);
    expect(sockets).toHaveLength(2);
    await wait(1);
    expect(sockets).toHaveLength(3);
  });

  it('disconnects while offline and reconnects afterwards', async () => {
    const { conversation, start, goOnline, socket, fetchToken } = createTestConversation();
    await start();
    await goOnline(false);
    expect(conversation.connectionState.get()).toBe('offline');
    expect(socket().closed).toBe(true);
    await wait(120_000);
    expect(fetchToken).toHaveBeenCalledTimes(1);
    await goOnline(true);
    expect(conversation.connectionState.get()).toBe('online');
    expect(fetchToken).toHaveBeenCalledTimes(2);
  });

  it('reports a session that ended elsewhere', async () => {
    const { start, emit, onSignedOut } = createTestConversation();
    await start();
    await emit('signed_out');
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('is replaced when an event is not acknowledged', async () => {
    const { conversation, start, requested, sockets } = createTestConversation();
    await start();
    conversation.send('在吗');
    await requested('send').fail();
    expect(conversation.connectionState.get()).toBe('reconnecting');
    await wait(1000);
    expect(sockets).toHaveLength(2);
  });
});
