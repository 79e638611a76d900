import type { InjectOptions } from 'fastify';
import { ERROR_CODES } from '@huoban/contracts/api';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';

const SQUARE = '/api/character/legion_zone/pc_character_square';
const LIST = '/api/visitor/game/list';
const JSON_TYPE = { 'content-type': 'application/json' };

describeOnEachDatabase('invalid input', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const request = async (options: InjectOptions) => {
    const response = await service.app.inject(options);
    const { error_code, error_message, payload } = response.json();
    expect(payload).toBeNull();
    return { status: response.statusCode, error_code, error_message, headers: response.headers };
  };
  const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
    request({
      method: 'POST',
      url: SQUARE,
      payload,
      headers: { 'accept-language': 'en', ...headers },
    });

  it.each([
    ['a wrong type', '{"page":"one"}', 'page'],
    ['a number in quotes', '{"page":"1"}', 'page'],
    ['a number too large', '{"page":1e9}', 'page'],
    ['a fraction', '{"size":1.5}', 'size'],
    ['null for a text', '{"text":null}', 'text'],
    ['a list for a text', '{"tag":["gentle"]}', 'tag'],
    ['a text too long', JSON.stringify({ text: 'x'.repeat(101) }), 'text'],
    ['an unknown value', '{"sort":"; drop table games"}', 'sort'],
    ['an unknown field', '{"colour":"red"}', 'colour'],
    ['the name of a built-in property', '{"hasOwnProperty":"a\\u0000b"}', 'hasOwnProperty'],
    ['U+0000, which PostgreSQL cannot store', String.raw`{"text":"a\u0000b"}`, 'text'],
    ['a lone surrogate', String.raw`{"tag":"\ud800"}`, 'tag'],
    ['a list instead of fields', '[]', 'body'],
    ['null instead of fields', 'null', 'body'],
    ['a text instead of fields', '"page"', 'body'],
    ['an invalid field name', '{"<script>alert(1)</script>":1}', 'body'],
  ])('is rejected with its field: %s', async (_case, payload, field) => {
    const { status, error_code, error_message } = await post(payload);
    expect([status, error_code]).toEqual([400, ERROR_CODES.invalidInput]);
    expect(error_message).toContain(`: ${field}`);
    expect(error_message).not.toContain('<script');
  });

  it.each([
    ['page=0', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=1&page=2', 'page'],
    ['size=', 'size'],
    ['letter=%00', 'letter'],
    ['genre=a%00b', 'genre'],
    ['sort=__proto__', 'sort'],
  ])('is rejected in a query with its field: %s', async (query, field) => {
    const response = await request({ url: `${LIST}?${query}` });
    expect([response.status, response.error_code]).toEqual([400, ERROR_CODES.invalidInput]);
    expect(response.error_message).toContain(field);
  });

  it('is explained in the language of the request', async () => {
    const rejectionIn = (language: string) =>
      post('{"size":61}', { ...JSON_TYPE, 'accept-language': language });
    expect((await rejectionIn('en')).error_message).toMatch(/^Please check .*: size \(.*<=60\)$/);
    expect((await rejectionIn('zh')).error_message).toMatch(/^请检查.*：size（.*<=60）$/);
    expect((await rejectionIn('ja')).error_message).toMatch(/^入力内容.*：size（.*60.*）$/);
  });

  it('does not include unknown query parameters', async () => {
    const response = await service.app.inject({ url: `${LIST}?utm_source=x&_=1&__proto__=1` });
    expect(response.json()).toMatchObject({ error_code: 0 });
  });

  it.each([
    ['malformed JSON', '{"size":', JSON_TYPE, 400, 'valid JSON'],
    ['a __proto__ key', '{"__proto__":{"page":2}}', JSON_TYPE, 400, 'valid JSON'],
    ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, JSON_TYPE, 400, 'deeply'],
    ['1 MB', `{"text":"${'x'.repeat(1_000_000)}"}`, JSON_TYPE, 413, 'too large'],
    ['a form', 'page=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'json'],
    ['a text', '{}', { 'content-type': 'text/plain' }, 415, 'json'],
    ['an invalid type', '{}', { 'content-type': ';;' }, 415, 'json'],
  ])(
    'is rejected before its fields are read: %s',
    async (_case, payload, headers, status, word) => {
      const response = await post(payload, headers);
      expect([response.status, response.error_code]).toEqual([status, ERROR_CODES.badRequest]);
      expect(response.error_message).toContain(word);
    },
  );

  it.each([
    ['DELETE', LIST, 'GET, HEAD'],
    ['POST', `${LIST}/`, 'GET, HEAD'],
    ['GET', `${SQUARE}?page=1`, 'POST'],
    ['OPTIONS', '/api/users/me', 'GET, HEAD'],
    ['PATCH', '/api/users/account_delete', 'POST'],
  ] as const)('is rejected for an unsupported method: %s %s', async (method, url, allow) => {
    const response = await request({ method, url, headers: { 'accept-language': 'en' } });
    expect([response.status, response.error_code]).toEqual([405, ERROR_CODES.wrongMethod]);
    expect(response.headers.allow).toBe(allow);
  });

  it('does not include an empty body when all fields are optional', async () => {
    const options = { method: 'POST', url: SQUARE } as const;
    const bare = await service.app.inject(options);
    const typed = await service.app.inject({ ...options, headers: JSON_TYPE });
    expect([bare.json().error_code, typed.json().error_code]).toEqual([0, 0]);
  });

  it('includes a body of an endpoint without one', async () => {
    const headers = await service.login('13600000031');
    const remove = 'POST /api/users/account_delete';
    expect(await service.call(remove, { headers, body: { force: true } })).toMatchObject({
      status: 400,
      error_message: expect.stringContaining('force'),
    });
    expect((await service.call(remove, { headers, body: {} })).error_code).toBe(40301);
  });
});
