import { apiFailure } from '@huoban/runtime/testing';
import {
  createTestConversation,
  flushPromises,
} from '../conversation/testing/create-test-conversation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

describe('the connection', () => {
  it('asks for a token six times, after 1, 2, 4, 8 and 16 seconds, and gives up', async () => {
    const { talk, token } = createTestConversation();
    token.mockRejectedValue(apiFailure({ kind: 'transport', code: 503 }));
    talk.start();
    await flushPromises();
    const calls: number[] = [token.mock.calls.length];
    for (const seconds of [1, 2, 4, 8, 16]) {
      await wait(seconds * 1000 - 1);
      calls.push(token.mock.calls.length);
      await wait(1);
    }
    expect(calls).toEqual([1, 1, 2, 3, 4, 5]);
    expect(token).toHaveBeenCalledTimes(6);
    expect(talk.connectionState.get()).toBe('failed');
    await wait(120_000);
    expect(token).toHaveBeenCalledTimes(6);
  });

  it('begins the tries anew when the reader asks for it', async () => {
    const { talk, token } = createTestConversation();
    token.mockRejectedValue(apiFailure({ kind: 'timeout' }));
    talk.start();
    await wait(60_000);
    token.mockResolvedValue('token');
    talk.retry();
    expect(talk.connectionState.get()).toBe('reconnecting');
    await flushPromises();
    expect(talk.connectionState.get()).toBe('online');
  });

  it('does not repeat what the service refuses', async () => {
    const { talk, token } = createTestConversation();
    token.mockRejectedValue(apiFailure({ code: 41001 }));
    talk.start();
    await wait(120_000);
    expect(token).toHaveBeenCalledTimes(1);
    expect(talk.connectionState.get()).toBe('failed');
  });

  it('stops when the reader leaves in the middle of the tries', async () => {
    const { talk, token } = createTestConversation();
    token.mockRejectedValue(apiFailure({ kind: 'transport' }));
    talk.start();
    await wait(1500);
    talk.end();
    await wait(120_000);
    expect(token).toHaveBeenCalledTimes(2);
    expect(talk.connectionState.get()).toBe('ended');
  });

  it('comes back with a fresh token', async () => {
    const { talk, begin, tell, sockets } = createTestConversation();
    await begin();
    await wait(11_000);
    await tell('lost');
    expect(sockets.map((socket) => socket.token)).toEqual(['token 1', 'token 2']);
    expect(talk.connectionState.get()).toBe('online');
  });

  it('does not hurry back to a service that closes at once', async () => {
    const { begin, tell, sockets } = createTestConversation();
    await begin();
    await tell('lost');
    expect(sockets).toHaveLength(1);
    await wait(1000);
    expect(sockets).toHaveLength(2);
    await tell('lost');
    await wait(1999);
    expect(sockets).toHaveLength(2);
    await wait(1);
    expect(sockets).toHaveLength(3);
  });

  it('rests without a network and returns with it', async () => {
    const { talk, begin, goOnline, socket, token } = createTestConversation();
    await begin();
    await goOnline(false);
    expect(talk.connectionState.get()).toBe('offline');
    expect(socket().closed).toBe(true);
    await wait(120_000);
    expect(token).toHaveBeenCalledTimes(1);
    await goOnline(true);
    expect(talk.connectionState.get()).toBe('online');
    expect(token).toHaveBeenCalledTimes(2);
  });

  it('says that the session ended elsewhere', async () => {
    const { begin, tell, signedOut } = createTestConversation();
    await begin();
    await tell('signed_out');
    expect(signedOut).toHaveBeenCalledTimes(1);
  });

  it('is made anew when the service leaves an event unanswered', async () => {
    const { talk, begin, asked, sockets } = createTestConversation();
    await begin();
    talk.send('在吗');
    await asked('send').leave();
    expect(talk.connectionState.get()).toBe('reconnecting');
    await wait(1000);
    expect(sockets).toHaveLength(2);
  });
});
