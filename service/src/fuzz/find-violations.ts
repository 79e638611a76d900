import type { OpenApiDocument } from '../openapi/document-types';
import type { JsonSchema } from '@huoban/contracts/digests';
import type { FuzzRequest } from './fuzz-requests';
import { mismatches } from './matches';

export interface FuzzResponse {
  status: number;
  text: string;
}

/** What no answer may hold: a stack, a path of the server, or the name of an error. */
const LEAK = /\bat (?:async )?[\w.<>]+ \(|\bat \/|node_modules|\w*Error:|\.ts:\d/;

/** Refused before anybody looks at which endpoint was meant. */
const COMMON_STATUSES = ['400', '404', '405', '413', '415'];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ENVELOPE: JsonSchema = {
  type: 'object',
  properties: { error_code: { type: 'integer' }, error_message: { type: 'string' } },
  required: ['error_code', 'error_message', 'payload'],
};

/** Called once the shape has been looked at. */
const asEnvelope = (body: unknown) => body as { error_code: number; error_message: string };

const findOperation = ({ paths }: OpenApiDocument, { path, method }: FuzzRequest) =>
  paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];

function bodyMismatches(document: OpenApiDocument, call: FuzzRequest): string[] {
  const schema = findOperation(document, call)?.requestBody?.content['application/json']?.schema;
  const body = call.payload === undefined ? undefined : parse(call.payload);
  return schema === undefined || body === undefined ? [] : mismatches(schema, body);
}

/** Everything that is wrong with an answer; empty when it keeps what the document promises. */
export function findViolations(
  document: OpenApiDocument,
  call: FuzzRequest,
  { status, text }: FuzzResponse,
): string[] {
  const known = [
    ...Object.keys(findOperation(document, call)?.responses ?? {}),
    ...COMMON_STATUSES,
  ];
  const found = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(known.includes(String(status)) ? [] : [`status ${status} is not in the document`]),
    ...(LEAK.test(text) ? ['it shows its inside'] : []),
  ];
  if (call.method === 'HEAD') return found;
  const body = parse(text);
  const shape = mismatches(ENVELOPE, body);
  if (shape.length > 0) return [...found, ...shape];
  const { error_code: code, error_message: message } = asEnvelope(body);
  if (code !== 0)
    return [
      ...found,
      ...(message === '' ? ['a refusal without a word'] : []),
      ...(String(code).startsWith('5') ? [`error_code ${code}`] : []),
    ];
  if (status !== 200) found.push(`success with status ${status}`);
  const media = findOperation(document, call)?.responses['200'];
  const schema =
    media && 'content' in media ? media.content?.['application/json']?.schema : undefined;
  const success = schema?.anyOf?.[0] ?? schema ?? {};
  return [
    ...found,
    ...mismatches(success, body),
    ...bodyMismatches(document, call).map((reason) => `taken although ${reason}`),
  ];
}
