import { ApiError } from './failure/api-error';
import {
  VISITOR_CALLER,
  response,
  createTestClient,
  refusal,
  status,
  success,
} from './testing/test-client';
import { createApiClient } from './create-api-client';

const LIST = 'GET /api/visitor/game/list';
const SQUARE = 'POST /api/character/legion_zone/pc_character_square';
const SEND = 'POST /api/users/send_phone_verification_code';
const BODY = { body: { country_code: '86', phone: '13800138000' } } as const;

describe('a successful call', () => {
  it('resolves with the payload', async () => {
    const { api } = createTestClient([success({ items: [1] })]);
    await expect(api.call(LIST, { query: {} })).resolves.toEqual({ items: [1] });
  });

  it('accepts the payload under the name data', async () => {
    const { api } = createTestClient([
      response({ error_code: 0, error_message: '', data: { a: 1 } }),
    ]);
    await expect(api.call(LIST, { query: {} })).resolves.toEqual({ a: 1 });
  });

  it.each([
    ['no payload', response({ error_code: 0, error_message: '' }), null],
    ['a null payload', success(null), null],
    ['a list as its payload', success([1]), [1]],
    ['a text as its payload', success('done'), 'done'],
  ])('is one with %s', async (_, given, payload) => {
    const { api, onFailure } = createTestClient([given]);
    await expect(api.call(LIST, { query: {} })).resolves.toEqual(payload);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('writes the query and leaves out what is not set', async () => {
    const { api, requests } = createTestClient([success()]);
    await api.call(LIST, { query: { page: 2, genre: undefined } });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'http://service/api/visitor/game/list?page=2',
    });
  });

  it('sends a body as JSON', async () => {
    const { api, requests } = createTestClient([success()]);
    await api.call(SEND, BODY);
    expect(requests[0]?.headers['Content-Type']).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual(BODY.body);
  });

  it('removes characters that the service refuses', async () => {
    const { api, requests } = createTestClient([success()]);
    await api.call(LIST, { query: { text: 'a\0b', genre: '😀'.slice(0, 1) } });
    await api.call(SQUARE, { body: { text: 'a\0b', tag: '😀'.slice(0, 1) } });
    expect(requests[0]?.url).toBe('http://service/api/visitor/game/list?text=ab&genre=%EF%BF%BD');
    expect(JSON.parse(requests[1]?.body ?? '')).toEqual({ text: 'ab', tag: '\ufffd' });
  });
});

describe('a failed call', () => {
  it('rejects with the message of the service', async () => {
    const { api } = createTestClient([refusal(40001, '参数不对')]);
    const failure = await api.call(LIST, { query: {} }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ kind: 'business', code: 40001, message: '参数不对' });
    expect(failure).toHaveProperty('body', undefined);
  });

  it.each([400, 404, 405, 413, 415])(
    'reads the envelope of a response with HTTP %i, and does not repeat the call',
    async (http) => {
      const envelope = { error_code: 40001, error_message: '参数不对：page', payload: null };
      const { api, requests } = createTestClient([response(envelope, http)]);
      await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({
        kind: 'business',
        code: 40001,
        message: '参数不对：page',
      });
      expect(requests).toHaveLength(1);
    },
  );

  it.each([41907, 41912])('brings the whole body for %i', async (code) => {
    const { api } = createTestClient([refusal(code, 'wait', { retry_after: 30 })]);
    await expect(api.call(SEND, BODY)).rejects.toMatchObject({
      code,
      message: 'wait',
      body: { error_code: code, error_message: 'wait', payload: { retry_after: 30 } },
    });
  });

  it.each([
    ['broken JSON', response('{"error_code":0,"payl')],
    ['an HTML page with status 200', response('<!doctype html><title>hi</title>')],
    ['an empty response', response('')],
    ['a list', response([])],
    ['a code of the wrong type', response({ error_code: '0', payload: {} })],
    ['half a code', response({ error_code: 1.5, payload: {} })],
    ['JSON null', response('null')],
  ])('treats %s as malformed', async (_, given) => {
    const { api } = createTestClient([given]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({
      kind: 'malformed',
      code: 200,
      message: `${LIST} responded without an envelope`,
    });
  });

  it.each([400, 404])('names HTTP %i when there is no envelope', async (http) => {
    const { api } = createTestClient([status(http)]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({
      kind: 'transport',
      code: http,
      message: `${LIST} responded with HTTP ${http}`,
    });
  });

  it('has an empty message when the service sends none', async () => {
    const { api } = createTestClient([response({ error_code: 40001, error_message: 7 })]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({ code: 40001, message: '' });
  });

  it('hides the message of an internal error', async () => {
    const { api } = createTestClient([
      response({ error_code: 50001, error_message: 'pg: oops' }, 500),
    ]);
    await expect(api.call(LIST, { query: {} })).rejects.toMatchObject({
      kind: 'transport',
      code: 500,
      message: expect.not.stringContaining('pg'),
    });
  });

  it('is reported once, after the last attempt', async () => {
    const { api, onFailure } = createTestClient([status(503)]);
    await expect(api.call(LIST, { query: {} })).rejects.toThrow(ApiError);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), LIST);
  });

  it('is reported when there is no session to end', async () => {
    const { api, onFailure } = createTestClient([refusal(41001)]);
    await expect(api.call(LIST, { query: {} })).rejects.toThrow(ApiError);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('rejects without an `onFailure` callback', async () => {
    const api = createApiClient({
      baseUrl: '',
      caller: () => VISITOR_CALLER,
      transport: async () => refusal(40001),
    });
    await expect(api.call(LIST, { query: {} })).rejects.toThrow(ApiError);
  });

  it('contains neither the origin of the service nor the query in its message', async () => {
    const { api } = createTestClient([new Error('connect ECONNREFUSED')]);
    await expect(
      api.call('GET /api/visitor/game/knowledge/search', { query: { q: 'secret' } }),
    ).rejects.toMatchObject({
      message:
        'GET /api/visitor/game/knowledge/search failed without a response: connect ECONNREFUSED',
    });
  });
});
