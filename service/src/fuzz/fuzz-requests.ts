import fc from 'fast-check';
import type { OpenApiDocument, Operation, Parameter } from '../openapi/document-types';
import type { JsonSchema } from '@huoban/contracts/digests';
import { validInput } from './valid-input';
import {
  encodeText,
  headerText,
  INVALID_NAMES,
  invalidText,
  invalidValue,
  weighted,
} from './invalid-input';

export interface FuzzRequest {
  /** Path in the document. */
  path: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
  /** Whether the token of a real session is sent. */
  hasSession: boolean;
}

type Fields = Record<string, unknown>;

/** Valid fields with at most one changed, removed or added. */
const withInvalidField = (fields: fc.Arbitrary<unknown>, names: string[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fields,
      fc.constantFrom('valid', 'value', 'missing', 'extra', 'other'),
      fc.constantFrom(...names, ...INVALID_NAMES),
      invalidValue,
    )
    .map(([value, kind, name, invalid]) => {
      if (kind === 'valid' || typeof value !== 'object' || value === null) return value;
      if (kind === 'other') return invalid;
      if (kind === 'missing')
        return Object.fromEntries(Object.entries(value).filter(([field]) => field !== name));
      // Assignment would set the prototype for `__proto__`.
      return Object.fromEntries([...Object.entries(value), [name, invalid]]);
    });

const propertyNames = (schema: JsonSchema) => Object.keys(schema.properties ?? {});

const toJson = (value: unknown): string => JSON.stringify(value);

function payloadFor(schema: JsonSchema): fc.Arbitrary<string | undefined> {
  const valid = validInput(schema);
  return weighted<string | undefined>(
    [12, withInvalidField(valid, propertyNames(schema)).map(toJson)],
    [2, fc.tuple(valid, fc.nat(60)).map(([value, cut]) => toJson(value).slice(0, cut))],
    [1, fc.nat(2_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth))],
    [1, fc.nat(2_000).map((depth) => '{"a":'.repeat(depth))],
    [1, invalidText],
    [1, fc.constant(toJson('x'.repeat(70_000)))],
    [1, fc.constantFrom(undefined, '', 'null', '""', '{"a":1}{"b":2}')],
  );
}

const INVALID_QUERIES = ['&&&', '=', '%', '%zz=%', 'page=1&page=2', 'page[]=1', 'a=%C3%28'];

function queryFor(parameters: Parameter[]): fc.Arbitrary<string> {
  const shape = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, validInput(schema)] as const),
  );
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const fields = withInvalidField(fc.record(shape, { requiredKeys }), Object.keys(shape));
  const encode = (value: unknown) => encodeText(typeof value === 'string' ? value : toJson(value));
  const asQuery = (value: unknown) =>
    Object.entries((value ?? {}) as Fields)
      .map(([name, one]) => `${encode(name)}=${encode(one)}`)
      .join('&');
  return weighted([6, fields.map(asQuery)], [1, fc.constantFrom(...INVALID_QUERIES, '?', 'page')]);
}

const INVALID_CONTENT_TYPES = [
  'application/json; charset=gbk',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  'json',
  ';',
];

const HEADERS = [
  'accept-language',
  'x-forwarded-for',
  'user_id',
  'device-identifier',
  'app-channel',
  'app-platform',
  'area',
  'lan',
  'origin',
  'if-none-match',
  'accept',
  'accept-encoding',
  'x-request-id',
  'cookie',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const isParameter = (parameter: object): parameter is Parameter => 'name' in parameter;

function requestFor(path: string, method: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const documentedMethod = method.toUpperCase();
  return fc
    .record({
      method: weighted([15, fc.constant(documentedMethod)], [1, fc.constantFrom(...METHODS)]),
      query: queryFor(operation.parameters.filter(isParameter)),
      slash: fc.constantFrom('', '', '', '/', '//', '/%zz', '/..'),
      payload:
        documentedMethod === 'GET'
          ? fc.constant(undefined)
          : payloadFor(schema ?? { type: 'object' }),
      type: weighted(
        [2, fc.constant('application/json')],
        [1, fc.constantFrom(...INVALID_CONTENT_TYPES)],
      ),
      authorization: fc.oneof(headerText, fc.constant(`Bearer ${'x'.repeat(43)}`)),
      hasSession: fc.boolean(),
      headers: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 3 }),
    })
    .map(({ query, slash, payload, type, authorization, ...call }) => ({
      path,
      method: call.method,
      url: `${path.replace(/\/$/, '')}${slash}${query === '' ? '' : `?${query}`}`,
      hasSession: call.hasSession,
      headers: {
        ...call.headers,
        authorization,
        ...(payload !== undefined && { 'content-type': type }),
      },
      ...(payload !== undefined && { payload }),
    }));
}

/** Requests to every documented operation that responds with an envelope. */
export const fuzzRequests = ({ paths }: OpenApiDocument): fc.Arbitrary<FuzzRequest> =>
  fc.oneof(
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { tags }]) => !tags.includes('service'))
        .map(([method, operation]) => requestFor(path, method, operation)),
    ),
  );
