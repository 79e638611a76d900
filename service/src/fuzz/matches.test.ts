import type { JsonSchema } from '@huoban/contracts/digests';
import { findViolations } from './find-violations';
import { mismatches } from './matches';
import { createOpenApiDocument } from '../openapi/document';

describe('mismatches', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', maxLength: 3 },
      size: { type: 'integer', minimum: 1 },
      next: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    },
    required: ['id'],
    additionalProperties: false,
  };

  it.each([
    [{ id: 'a', size: 1, next: null }, []],
    [{ size: 1 }, ['$.id is missing']],
    [{ id: 'long' }, ['$.id is out of bounds']],
    [{ id: 'a', size: 1.5 }, ['$.size is number']],
    [{ id: 'a', next: 'x' }, ['$.next fits no alternative']],
    [{ id: 'a', more: 1 }, ['$.more is unknown']],
    [[], ['$ is array']],
  ])('of %j are %j', (value, expected) => {
    expect(mismatches(schema, value)).toEqual(expected);
  });

  it.each<[JsonSchema, unknown, string[]]>([
    [{}, 'anything', []],
    [{ const: 0 }, 1, ['$ is another value']],
    [{ enum: ['zh', 'en'] }, 'fr', ['$ is not listed']],
    [{ type: 'string', pattern: '^\\d+$' }, '12a', ['$ is out of bounds']],
    [{ type: 'number', exclusiveMaximum: 1 }, 1, ['$ is out of bounds']],
    [{ type: ['string', 'null'] }, null, []],
    [{ type: 'array' }, ['of', 1], []],
    [{ type: 'array', items: { type: 'string' } }, ['of', 1], ['$[1] is number']],
    [{ additionalProperties: { type: 'string' } }, { a: 'b', c: 1 }, ['$.c is number']],
  ])('of what %j describes in %j are %j', (described, value, expected) => {
    expect(mismatches(described, value)).toEqual(expected);
  });
});

describe('findViolations', () => {
  const document = createOpenApiDocument();
  const call = {
    path: '/api/im/get_token',
    method: 'GET',
    url: '/api/im/get_token',
    headers: {},
    hasSession: true,
  };
  const about = (status: number, body: unknown) =>
    findViolations(document, call, {
      status,
      text: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const refusal = { error_code: 41001, error_message: 'no', payload: null };

  it('accepts refusals and responses that match the document', () => {
    const payload = { im_token: 'x', expires_in: 1 };
    expect(about(200, refusal)).toEqual([]);
    expect(about(200, { error_code: 0, error_message: '', payload })).toEqual([]);
  });

  it.each([
    [500, { ...refusal, error_code: 50001 }, 'status 500'],
    [418, refusal, 'status 418 is not in the document'],
    [200, '<html>', '$ is undefined'],
    [400, { ...refusal, error_message: 'at /srv/main.ts' }, 'it shows its inside'],
    [400, { ...refusal, error_message: '' }, 'a refusal without a word'],
    [200, { error_code: 0, error_message: '', payload: {} }, '$.payload.im_token is missing'],
  ])('reports %i %j', (status, body, complaint) => {
    expect(about(status, body)).toContain(complaint);
  });
});
