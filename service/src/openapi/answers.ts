import { ERROR_CODES, type Endpoint, type ErrorName } from '@huoban/contracts/api';
import type { Answer, Reference } from './document-types';
import { exampleOf } from './example-of';
import { outputSchema, type JsonSchema } from '@huoban/contracts/digests';
import { plainMessages } from './plain-message';

const JSON_TYPE = 'application/json';

const envelope = (code: JsonSchema, payload: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { error_code: code, error_message: { type: 'string' }, payload },
  required: ['error_code', 'error_message', 'payload'],
});

/** The envelope of anything but success. */
export const REFUSAL: JsonSchema = {
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

const refusal = (description: string, name: ErrorName): Answer => ({
  description,
  content: {
    [JSON_TYPE]: {
      schema: { $ref: '#/components/schemas/Refusal' },
      example: {
        error_code: ERROR_CODES[name],
        error_message: plainMessages(name).en,
        payload: null,
      },
    },
  },
});

/** Answers that endpoints share, by the name under which the document keeps them. */
export const SHARED_ANSWERS = {
  WrongInput: refusal(
    'The input breaks the contract (40001, the message names the field) or is not JSON (40002).',
    'invalidInput',
  ),
  WrongMethod: refusal('The path takes other methods; `Allow` names them (40501).', 'wrongMethod'),
  TooLarge: refusal('The body is larger than 64 KB (40002).', 'badRequest'),
  WrongType: refusal('The body is not of the type application/json (40002).', 'badRequest'),
  OurFault: refusal('Our fault; logged (50001).', 'internal'),
  Away: refusal('The database does not answer for a moment (50301).', 'unavailable'),
} satisfies Record<string, Answer>;

const shared = (name: keyof typeof SHARED_ANSWERS): Reference => ({
  $ref: `#/components/responses/${name}`,
});

/** What an endpoint refuses on HTTP 200, in the order of its work. */
export const refusalsOf = ({ access, refusals = [] }: Endpoint): readonly ErrorName[] =>
  access === 'user' ? ['sessionInvalid', ...refusals] : refusals;

/** Every answer of an endpoint by HTTP status: success and business errors share 200. */
export const answersOf = (endpoint: Endpoint, takesBody: boolean) => {
  const payload = outputSchema(endpoint.payload);
  const success: JsonSchema = {
    title: 'Success',
    ...envelope({ type: 'integer', const: ERROR_CODES.ok }, payload),
  };
  const names = refusalsOf(endpoint);
  const codes = names.map((name) => `${ERROR_CODES[name]} ${plainMessages(name).en}`);
  const description = ['Success.', ...(names.length > 0 ? [`Or: ${codes.join('; ')}.`] : [])];
  const answers: Record<string, Answer | Reference> = {
    200: {
      description: description.join(' '),
      content: {
        [JSON_TYPE]: {
          schema:
            names.length === 0
              ? success
              : { anyOf: [success, { $ref: '#/components/schemas/Refusal' }] },
          example: { error_code: 0, error_message: '', payload: exampleOf(payload) },
        },
      },
    },
    400: shared('WrongInput'),
    405: shared('WrongMethod'),
    ...(takesBody && { 413: shared('TooLarge'), 415: shared('WrongType') }),
    500: shared('OurFault'),
    503: shared('Away'),
  };
  return answers;
};
