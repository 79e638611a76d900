import { getEventListeners } from 'node:events';
import { response, createTestClient, hang, refusal, status, success } from '../testing/test-client';

const LIST = 'GET /api/visitor/game/list';
const SEND = 'POST /api/users/send_phone_verification_code';
const BODY = { body: { country_code: '86', phone: '13800138000' } } as const;
const gone = new TypeError('fetch failed');

/** Records the outcome of a call without awaiting it. */
function follow(call: Promise<unknown>) {
  const seen: { outcome?: unknown } = {};
  call.then(
    (value) => (seen.outcome = value),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}

describe('retries', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('retries once after %i', async (code) => {
    const { api, requests } = createTestClient([status(code), success({ ok: 1 })]);
    await expect(api.call(LIST, { query: {} })).resolves.toEqual({ ok: 1 });
    expect(requests).toHaveLength(2);
  });

  it('sends at most twice', async () => {
    const { api, requests } = createTestClient([status(503)]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({ code: 503 });
    expect(requests).toHaveLength(2);
  });

  it('retries once without a response', async () => {
    const { api, requests } = createTestClient([gone, success()]);
    await api.call(LIST, { query: {} });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 501, 520])('does not retry after %i', async (code) => {
    const { api, requests } = createTestClient([status(code)]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(1);
  });

  it('does not retry after a refusal of the service', async () => {
    const { api, requests } = createTestClient([refusal(40402)]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({ code: 40402 });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['no response', gone],
    ['503', status(503)],
    ['409', response('', 409)],
  ])('never sends a POST again after %s', async (_, step) => {
    const { api, requests } = createTestClient([step]);
    await expect(api.call(SEND, BODY)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it('does not retry the messaging token', async () => {
    const { api, requests } = createTestClient([status(503)]);
    await expect(
      api.call('GET /api/im/get_token', { query: { app_id: 'huoban' } }),
    ).rejects.toMatchObject({ code: 503 });
    expect(requests).toHaveLength(1);
  });
});

describe('timeouts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('gives each attempt of a hanging GET a fresh ten seconds, then fails', async () => {
    const { api, requests } = createTestClient([hang]);
    const seen = follow(api.call(LIST, { query: {} }));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(seen.outcome).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toMatchObject({ kind: 'timeout', code: 0 });
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('ends a second attempt that hangs after a 503', async () => {
    const { api } = createTestClient([status(503), hang]);
    const seen = follow(api.call(LIST, { query: {} }));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(seen.outcome).toMatchObject({ kind: 'timeout' });
  });

  it('ends a hanging POST after ten seconds without a retry', async () => {
    const { api, requests } = createTestClient([hang]);
    const seen = follow(api.call(SEND, BODY));
    await jest.advanceTimersByTimeAsync(10_000);
    expect(seen.outcome).toMatchObject({
      kind: 'timeout',
      message: 'POST /api/users/send_phone_verification_code did not respond within 10000 ms',
    });
    expect(requests).toHaveLength(1);
  });

  it('removes its timer and its abort listener', async () => {
    const { api } = createTestClient([success()]);
    const { signal } = new AbortController();
    await api.call(LIST, { query: {} }, { signal });
    expect(jest.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('aborting', () => {
  it('rejects with the reason of the caller and sends nothing more', async () => {
    const { api, requests, onFailure } = createTestClient([hang]);
    const control = new AbortController();
    const call = api.call(LIST, { query: {} }, { signal: control.signal });
    control.abort(new DOMException('left the page', 'AbortError'));
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('sends nothing for a caller who has already left', async () => {
    const { api, requests } = createTestClient([success()]);
    const call = api.call(LIST, { query: {} }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });
});

describe('the network', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  afterEach(() => Object.defineProperty(globalThis, 'navigator', before ?? { value: undefined }));

  it.each([
    ['named when the browser has none', { onLine: false }, 'offline'],
    ['not blamed when the service is away', { onLine: true }, 'transport'],
    ['not blamed by a server that cannot know', {}, 'transport'],
    ['not blamed by a server without a navigator', undefined, 'transport'],
  ])('is %s', async (_what, value, kind) => {
    Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
    const { api } = createTestClient([gone]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({ kind, code: 0 });
  });
});
