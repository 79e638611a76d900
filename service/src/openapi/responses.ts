import { ERROR_CODES, type Endpoint, type ErrorName } from '@huoban/contracts/api';
import type { OpenApiResponse, Reference } from './document-types';
import { createExample } from './create-example';
import { outputSchema, type JsonSchema } from '@huoban/contracts/digests';
import { genericMessages } from './generic-messages';

const JSON_MEDIA_TYPE = 'application/json';

const envelope = (code: JsonSchema, payload: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { error_code: code, error_message: { type: 'string' }, payload },
  required: ['error_code', 'error_message', 'payload'],
});

/** Schema of the envelope of a refusal. */
export const REFUSAL_SCHEMA: JsonSchema = {
  title: 'Refusal',
  ...envelope(
    { type: 'integer', enum: Object.values(ERROR_CODES).filter((code) => code !== ERROR_CODES.ok) },
    {
      anyOf: [
        {
          type: 'object',
          properties: {
            retry_after: { type: 'integer', minimum: 1, description: 'Seconds to wait' },
          },
          required: ['retry_after'],
        },
        { type: 'null' },
      ],
    },
  ),
};

const refusalResponse = (description: string, name: ErrorName): OpenApiResponse => ({
  description,
  content: {
    [JSON_MEDIA_TYPE]: {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: {
        error_code: ERROR_CODES[name],
        error_message: genericMessages(name).en,
        payload: null,
      },
    },
  },
});

/** Shared responses by their name in the document. */
export const SHARED_RESPONSES = {
  InvalidInput: refusalResponse(
    'The input violates the contract (40001, the message names the field) or is not JSON (40002).',
    'invalidInput',
  ),
  MethodNotAllowed: refusalResponse(
    'The path supports other methods, listed in `Allow` (40501).',
    'wrongMethod',
  ),
  ContentTooLarge: refusalResponse('The body is larger than 64 KB (40002).', 'badRequest'),
  UnsupportedMediaType: refusalResponse(
    'The body is not of the type application/json (40002).',
    'badRequest',
  ),
  InternalError: refusalResponse('Internal error; logged (50001).', 'internal'),
  Unavailable: refusalResponse('The database is temporarily unavailable (50301).', 'unavailable'),
} satisfies Record<string, OpenApiResponse>;

const sharedResponse = (name: keyof typeof SHARED_RESPONSES): Reference => ({
  $ref: `#/components/responses/${name}`,
});

/** Refusals of an endpoint with HTTP status 200, in the order of its checks. */
export const refusalNames = ({ access, refusals = [] }: Endpoint): readonly ErrorName[] =>
  access === 'user' ? ['sessionInvalid', ...refusals] : refusals;

/** Responses of an endpoint by HTTP status. Success and business errors share 200. */
export function createResponses(endpoint: Endpoint, takesBody: boolean) {
  const payload = outputSchema(endpoint.payload);
  const success: JsonSchema = {
    title: 'Success',
    ...envelope({ type: 'integer', const: ERROR_CODES.ok }, payload),
  };
  const names = refusalNames(endpoint);
  const codes = names.map((name) => `${ERROR_CODES[name]} ${genericMessages(name).en}`);
  const description = ['Success.', ...(names.length > 0 ? [`Or: ${codes.join('; ')}.`] : [])];
  const responses: Record<string, OpenApiResponse | Reference> = {
    200: {
      description: description.join(' '),
      content: {
        [JSON_MEDIA_TYPE]: {
          schema:
            names.length === 0
              ? success
              : { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] },
          example: { error_code: 0, error_message: '', payload: createExample(payload) },
        },
      },
    },
    400: sharedResponse('InvalidInput'),
    405: sharedResponse('MethodNotAllowed'),
    ...(takesBody && {
      413: sharedResponse('ContentTooLarge'),
      415: sharedResponse('UnsupportedMediaType'),
    }),
    500: sharedResponse('InternalError'),
    503: sharedResponse('Unavailable'),
  };
  return responses;
}
