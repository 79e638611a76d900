import fc from 'fast-check';
import { encodeText, headerText, invalidText } from './invalid-input';

/** A generated request without a body, as it is written on the wire. */
export interface PathRequest {
  method: string;
  /** Path and query, or an address with its origin. */
  target: string;
  headers: Record<string, string>;
}

/** Parts of paths that are known to break servers. */
const SEGMENTS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%zz',
  '%E0%A4',
  '%ED%A0%80',
  '*',
  ';',
];
const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'cookie',
  'expect',
  'if-none-match',
  'if-modified-since',
  'range',
  'referer',
  'x-forwarded-for',
];
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const segment = fc.oneof(
  fc.constantFrom(...SEGMENTS),
  invalidText.map((text) => encodeText(text).slice(0, 3_000)),
);

/** Requests below some paths. `parameters`: names that a query may have. */
export function samplePathRequests(
  paths: readonly string[],
  parameters: readonly string[],
  { seed, count }: { seed: number; count: number },
): PathRequest[] {
  const query = fc.oneof(
    fc.constantFrom('', '', '?', '?&&=', '?%', '?a[]=1'),
    fc.tuple(fc.constantFrom(...parameters), segment).map(([name, value]) => `?${name}=${value}`),
  );
  const request = fc
    .record({
      method: fc.constantFrom(...METHODS),
      origin: fc.constantFrom('', '', '', '', 'http://other.example'),
      path: fc.constantFrom(...paths),
      rest: fc.array(segment, { maxLength: 3 }),
      query,
      headers: fc.dictionary(fc.constantFrom(...HEADERS), headerText, { maxKeys: 2 }),
    })
    .map(({ method, origin, path, rest, query: search, headers }) => ({
      method,
      target: `${origin}${path}${rest.join('/')}${search}`,
      // Node answers other expectations itself, with 417.
      headers: { ...headers, ...('expect' in headers && { expect: '100-continue' }) },
    }));
  return fc.sample(request, { numRuns: count, seed });
}
