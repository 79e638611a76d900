import type { FastifyInstance } from 'fastify';

/** No body of the contract is deeper than three; the rest is room for what is refused by name. */
const MAX_DEPTH = 20;

/** The body is nested too deeply to be anything the contract knows. */
export class BodyTooDeep extends Error {
  override readonly name = 'BodyTooDeep';
  readonly statusCode = 400;

  constructor() {
    super(`the body is nested more than ${MAX_DEPTH} levels deep`);
  }
}

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

// Level by level: a recursion would be what deep nesting attacks.
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap(childrenOf);
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * Reads JSON and nothing else. An empty body is none, whatever its type says; names that reach into prototypes are
 * malformed.
 */
export function registerJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) {
      done(null, undefined);
      return;
    }
    void parse(request, String(text), (error, value: unknown) => {
      if (error !== null) done(error);
      else if (isTooDeep(value)) done(new BodyTooDeep());
      else done(null, value);
    });
  });
}
