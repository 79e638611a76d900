import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Language } from '@huoban/contracts';
import type { Endpoint } from '@huoban/contracts/api';
import { Refusal } from './refusal';
import { findUnstorableField } from './unstorable-field';

const LOCALIZED_ISSUES: Record<Language, z.core.$ZodErrorMap> = {
  zh: z.locales.zhCN().localeError,
  en: z.locales.en().localeError,
  ja: z.locales.ja().localeError,
};

/** For endpoints without a body: accepts none or `{}`. */
const NO_BODY = z.strictObject({});

const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/;

/** Query fields that the contract declares as numbers; they are text in the URL. */
function numericFields(schema: z.ZodObject): ReadonlySet<string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const isNumeric = ([, field]: [string, unknown]) =>
    typeof field === 'object' &&
    field !== null &&
    'type' in field &&
    (field.type === 'integer' || field.type === 'number');
  return new Set(
    Object.entries(properties)
      .filter(isNumeric)
      .map(([name]) => name),
  );
}

const coerceNumbers = (query: unknown, numbers: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(query ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      numbers.has(name) && typeof value === 'string' && NUMBER.test(value) ? Number(value) : value,
    ]),
  );

// A name from the client is repeated in messages only when it is a plain identifier.
const nameOr = (part: string, name: unknown): string =>
  typeof name === 'string' && /^[\w.-]{1,64}$/.test(name) ? name : part;

const refusalOf = (part: string, issue: z.core.$ZodIssue | undefined): Refusal =>
  issue?.code === 'unrecognized_keys'
    ? new Refusal('invalidInput', { name: nameOr(part, issue.keys[0]), unknown: true })
    : new Refusal('invalidInput', {
        name: nameOr(part, issue?.path[0]),
        reason: issue?.message ?? '',
      });

function parsePart(
  part: 'query' | 'body',
  schema: z.ZodObject,
  value: unknown,
  language: Language,
) {
  const unstorable = findUnstorableField(value);
  if (unstorable !== null) return new Refusal('invalidInput', { name: nameOr(part, unstorable) });
  const result = schema.safeParse(value, { error: LOCALIZED_ISSUES[language] });
  return result.success ? result.data : refusalOf(part, result.error.issues[0]);
}

/** Parsed input, or a refusal with the first invalid field and the reason. */
export type ReadInput = (
  request: Pick<FastifyRequest, 'query' | 'body'>,
  language: Language,
) => { query: unknown; body: unknown } | Refusal;

/**
 * Parses query and body by the schemas of an endpoint. Unknown query fields are ignored, because URLs collect tracking
 * parameters; unknown body fields are rejected.
 */
export function createInputReader({
  query: querySchema,
  body: bodySchema = NO_BODY,
}: Endpoint): ReadInput {
  const numbers = querySchema === undefined ? new Set<string>() : numericFields(querySchema);
  return (request, language) => {
    const query =
      querySchema &&
      parsePart('query', querySchema, coerceNumbers(request.query, numbers), language);
    if (query instanceof Refusal) return query;
    // An absent body counts as empty; `null` is invalid.
    const sent = request.body === undefined ? {} : request.body;
    const body = parsePart('body', bodySchema, sent, language);
    return body instanceof Refusal ? body : { query, body };
  };
}
