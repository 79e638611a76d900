import type { InjectOptions } from 'fastify';
import { ERROR_CODES } from '@huoban/contracts/api';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';

const SQUARE = '/api/character/legion_zone/pc_character_square';
const LIST = '/api/visitor/game/list';
const JSON_TYPE = { 'content-type': 'application/json' };

describeOnEachDatabase('input that breaks the contract', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const ask = async (options: InjectOptions) => {
    const response = await service.app.inject(options);
    const { error_code, error_message, payload } = response.json();
    expect(payload).toBeNull();
    return { status: response.statusCode, error_code, error_message, headers: response.headers };
  };
  const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
    ask({ method: 'POST', url: SQUARE, payload, headers: { 'accept-language': 'en', ...headers } });

  it.each([
    ['a wrong type', '{"page":"one"}', 'page'],
    ['a number in quotes', '{"page":"1"}', 'page'],
    ['a number too large', '{"page":1e9}', 'page'],
    ['a fraction', '{"size":1.5}', 'size'],
    ['null for a text', '{"text":null}', 'text'],
    ['a list for a text', '{"tag":["gentle"]}', 'tag'],
    ['a text too long', JSON.stringify({ text: 'x'.repeat(101) }), 'text'],
    ['a value that is not offered', '{"sort":"; drop table games"}', 'sort'],
    ['a field that nobody knows', '{"colour":"red"}', 'colour'],
    ['a name that every object knows', '{"hasOwnProperty":"a\\u0000b"}', 'hasOwnProperty'],
    ['U+0000, which no database stores', String.raw`{"text":"a\u0000b"}`, 'text'],
    ['half a surrogate pair', String.raw`{"tag":"\ud800"}`, 'tag'],
    ['a list instead of fields', '[]', 'body'],
    ['null instead of fields', 'null', 'body'],
    ['a text instead of fields', '"page"', 'body'],
    ['a name that is none', '{"<script>alert(1)</script>":1}', 'body'],
  ])('is refused by name: %s', async (_what, payload, field) => {
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
  ])('is refused in a query by name: %s', async (query, field) => {
    const answer = await ask({ url: `${LIST}?${query}` });
    expect([answer.status, answer.error_code]).toEqual([400, ERROR_CODES.invalidInput]);
    expect(answer.error_message).toContain(field);
  });

  it('says what is wrong, in the language of the reader', async () => {
    const said = (language: string) =>
      post('{"size":61}', { ...JSON_TYPE, 'accept-language': language });
    expect((await said('en')).error_message).toMatch(/^Please check .*: size \(.*<=60\)$/);
    expect((await said('zh')).error_message).toMatch(/^请检查.*：size（.*<=60）$/);
    expect((await said('ja')).error_message).toMatch(/^入力内容.*：size（.*60.*）$/);
  });

  it('is no input when others hang it on an address', async () => {
    const response = await service.app.inject({ url: `${LIST}?utm_source=x&_=1&__proto__=1` });
    expect(response.json()).toMatchObject({ error_code: 0 });
  });

  it.each([
    ['malformed JSON', '{"size":', JSON_TYPE, 400, 'valid JSON'],
    ['a reach into the prototype', '{"__proto__":{"page":2}}', JSON_TYPE, 400, 'valid JSON'],
    ['deep nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, JSON_TYPE, 400, 'deeply'],
    ['1 MB', `{"text":"${'x'.repeat(1_000_000)}"}`, JSON_TYPE, 413, 'too large'],
    ['a form', 'page=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'json'],
    ['a text', '{}', { 'content-type': 'text/plain' }, 415, 'json'],
    ['a type that is none', '{}', { 'content-type': ';;' }, 415, 'json'],
  ])('is refused before its fields are read: %s', async (_what, payload, headers, status, word) => {
    const answer = await post(payload, headers);
    expect([answer.status, answer.error_code]).toEqual([status, ERROR_CODES.badRequest]);
    expect(answer.error_message).toContain(word);
  });

  it.each([
    ['DELETE', LIST, 'GET, HEAD'],
    ['POST', `${LIST}/`, 'GET, HEAD'],
    ['GET', `${SQUARE}?page=1`, 'POST'],
    ['OPTIONS', '/api/users/me', 'GET, HEAD'],
    ['PATCH', '/api/users/account_delete', 'POST'],
  ] as const)('is refused when the method is wrong: %s %s', async (method, url, allow) => {
    const answer = await ask({ method, url, headers: { 'accept-language': 'en' } });
    expect([answer.status, answer.error_code]).toEqual([405, ERROR_CODES.wrongMethod]);
    expect(answer.headers.allow).toBe(allow);
  });

  it('has nothing against an empty body where every field may be missing', async () => {
    const options = { method: 'POST', url: SQUARE } as const;
    const bare = await service.app.inject(options);
    const typed = await service.app.inject({ ...options, headers: JSON_TYPE });
    expect([bare.json().error_code, typed.json().error_code]).toEqual([0, 0]);
  });

  it('is refused in a body that the contract does not foresee', async () => {
    const headers = await service.login('13600000031');
    const remove = 'POST /api/users/account_delete';
    expect(await service.call(remove, { headers, body: { force: true } })).toMatchObject({
      status: 400,
      error_message: expect.stringContaining('force'),
    });
    expect((await service.call(remove, { headers, body: {} })).error_code).toBe(40301);
  });
});
