import type { OpenApiDocument } from '../openapi/document-types';
import type { JsonSchema } from '@huoban/contracts/digests';
import type { FuzzCall } from './fuzz-call';
import { mismatches } from './matches';

export interface Given {
  status: number;
  text: string;
}

/** What no answer may hold: a stack, a path of the server, or the name of an error. */
const LEAK = /\bat (?:async )?[\w.<>]+ \(|\bat \/|node_modules|\w*Error:|\.ts:\d/;

/** Refused before anybody looks at which endpoint was meant. */
const ALWAYS = ['400', '404', '405', '413', '415'];

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const ENVELOPE: JsonSchema = {
  type: 'object',
  properties: { error_code: { type: 'integer' }, error_message: { type: 'string' } },
  required: ['error_code', 'error_message', 'payload'],
};

/** Called once the shape has been looked at. */
const asEnvelope = (body: unknown) => body as { error_code: number; error_message: string };

const operationOf = ({ paths }: OpenApiDocument, { path, method }: FuzzCall) =>
  paths[path]?.[method === 'HEAD' ? 'get' : method.toLowerCase()];

const wrongBody = (document: OpenApiDocument, call: FuzzCall): string[] => {
  const schema = operationOf(document, call)?.requestBody?.content['application/json']?.schema;
  const body = call.payload === undefined ? undefined : parse(call.payload);
  return schema === undefined || body === undefined ? [] : mismatches(schema, body);
};

/** Everything that is wrong with an answer; empty when it keeps what the document promises. */
export const complaints = (
  document: OpenApiDocument,
  call: FuzzCall,
  { status, text }: Given,
): string[] => {
  const known = [...Object.keys(operationOf(document, call)?.responses ?? {}), ...ALWAYS];
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
  const media = operationOf(document, call)?.responses['200'];
  const schema =
    media && 'content' in media ? media.content?.['application/json']?.schema : undefined;
  const success = schema?.anyOf?.[0] ?? schema ?? {};
  return [
    ...found,
    ...mismatches(success, body),
    ...wrongBody(document, call).map((reason) => `taken although ${reason}`),
  ];
};
