import type { OpenApiDocument } from '../openapi/document-types';
import type { JsonSchema } from '@huoban/contracts/digests';
import type { FuzzRequest } from './fuzz-requests';
import { schemaErrors } from './schema-errors';

export interface FuzzResponse {
  status: number;
  text: string;
}

/** Stack traces, server paths and error names must not occur in a response. */
const LEAK = /\bat (?:async )?[\w.<>]+ \(|\bat \/|node_modules|\w*Error:|\.ts:\d/;

/** Statuses of refusals before an endpoint is selected. */
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

/** For bodies that match `ENVELOPE`. */
const asEnvelope = (body: unknown) => body as { error_code: number; error_message: string };

// A dot segment at the end of a URL leads to the parent path, which may have another operation.
function findOperation({ paths }: OpenApiDocument, { path, url, method }: FuzzRequest) {
  const reached = new URL(url, 'http://service').pathname.replace(/\/+$/, '');
  return (paths[reached] ?? paths[path])?.[method === 'HEAD' ? 'get' : method.toLowerCase()];
}

function bodyErrors(document: OpenApiDocument, request: FuzzRequest): string[] {
  const schema = findOperation(document, request)?.requestBody?.content['application/json']?.schema;
  const body = request.payload === undefined ? undefined : parse(request.payload);
  return schema === undefined || body === undefined ? [] : schemaErrors(schema, body);
}

/** Differences between a response and the document; empty for a valid response. */
export function findViolations(
  document: OpenApiDocument,
  request: FuzzRequest,
  { status, text }: FuzzResponse,
): string[] {
  const known = [
    ...Object.keys(findOperation(document, request)?.responses ?? {}),
    ...COMMON_STATUSES,
  ];
  const violations = [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(known.includes(String(status)) ? [] : [`status ${status} is not in the document`]),
    ...(LEAK.test(text) ? ['response leaks internals'] : []),
  ];
  if (request.method === 'HEAD') return violations;
  const body = parse(text);
  const shape = schemaErrors(ENVELOPE, body);
  if (shape.length > 0) return [...violations, ...shape];
  const { error_code: code, error_message: message } = asEnvelope(body);
  if (code !== 0)
    return [
      ...violations,
      ...(message === '' ? ['refusal without a message'] : []),
      ...(String(code).startsWith('5') ? [`error_code ${code}`] : []),
    ];
  if (status !== 200) violations.push(`success with status ${status}`);
  const media = findOperation(document, request)?.responses['200'];
  const schema =
    media && 'content' in media ? media.content?.['application/json']?.schema : undefined;
  const success = schema?.anyOf?.[0] ?? schema ?? {};
  return [
    ...violations,
    ...schemaErrors(success, body),
    ...bodyErrors(document, request).map((reason) => `accepted although ${reason}`),
  ];
}
