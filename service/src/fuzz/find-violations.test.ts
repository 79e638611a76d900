import type { JsonSchema } from '@huoban/contracts/digests';
import { findViolations } from './find-violations';
import { schemaErrors } from './schema-errors';
import { createOpenApiDocument } from '../openapi/document';

describe('schemaErrors', () => {
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
    [{ size: 1 }, ["$ must have required property 'id'"]],
    [{ id: 'long' }, ['$/id must NOT have more than 3 characters']],
    // Lengths are code points, in JSON Schema as in zod.
    [{ id: '😀😀😀' }, []],
    [{ id: 'a', size: 1.5 }, ['$/size must be integer']],
    [
      { id: 'a', next: 'x' },
      ['$/next must be integer', '$/next must be null', '$/next must match a schema in anyOf'],
    ],
    [{ id: 'a', more: 1 }, ['$ must NOT have additional properties']],
    [[], ['$ must be object']],
  ])('of %j: %j', (value, expected) => {
    expect(schemaErrors(schema, value)).toEqual(expected);
  });

  it.each<[JsonSchema, unknown, string[]]>([
    [{}, 'anything', []],
    [{ const: 0 }, 1, ['$ must be equal to constant']],
    [{ enum: ['zh', 'en'] }, 'fr', ['$ must be equal to one of the allowed values']],
    [{ type: 'string', pattern: '^\\d+$' }, '12a', ['$ must match pattern "^\\d+$"']],
    [{ type: 'number', exclusiveMaximum: 1 }, 1, ['$ must be < 1']],
    [{ type: ['string', 'null'] }, null, []],
    [{ type: 'array' }, ['of', 1], []],
    [{ type: 'array', items: { type: 'string' } }, ['of', 1], ['$/1 must be string']],
    [{ additionalProperties: { type: 'string' } }, { a: 'b', c: 1 }, ['$/c must be string']],
  ])('of schema %j for %j: %j', (described, value, expected) => {
    expect(schemaErrors(described, value)).toEqual(expected);
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
  const violationsOf = (status: number, body: unknown) =>
    findViolations(document, call, {
      status,
      text: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const refusal = { error_code: 41001, error_message: 'no', payload: null };

  it('accepts refusals and responses that match the document', () => {
    const payload = { im_token: 'x', expires_in: 1 };
    expect(violationsOf(200, refusal)).toEqual([]);
    expect(violationsOf(200, { error_code: 0, error_message: '', payload })).toEqual([]);
  });

  it('judges a URL with dot segments by the operation that it reaches', () => {
    const joining = '/api/users/activities/join';
    const upwards = { ...call, path: joining, url: `${joining}/..?page=1` };
    expect(
      findViolations(document, upwards, { status: 200, text: JSON.stringify(refusal) }),
    ).toEqual([]);
  });

  it.each([
    [500, { ...refusal, error_code: 50001 }, 'status 500'],
    [418, refusal, 'status 418 is not in the document'],
    [200, '<html>', '$ must be object'],
    [400, { ...refusal, error_message: 'at /srv/main.ts' }, 'response leaks internals'],
    [400, { ...refusal, error_message: '' }, 'refusal without a message'],
    [
      200,
      { error_code: 0, error_message: '', payload: {} },
      "$/payload must have required property 'im_token'",
    ],
  ])('reports %i %j', (status, body, complaint) => {
    expect(violationsOf(status, body)).toContain(complaint);
  });
});
