import type { FastifyInstance } from 'fastify';

/** Bodies of the contract have at most three levels. The margin lets deeper ones fail with the name of their field. */
const MAX_DEPTH = 20;

/** The body is nested deeper than any body of the contract. */
export class BodyTooDeep extends Error {
  override readonly name = 'BodyTooDeep';
  readonly statusCode = 400;

  constructor() {
    super(`the body is nested more than ${MAX_DEPTH} levels deep`);
  }
}

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

// Iterates by level, because recursion could overflow the stack.
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap(childrenOf);
    if (level.length === 0) return false;
  }
  return true;
}

/**
 * Accepts only JSON bodies. An empty body counts as absent, regardless of its type. Keys such as `__proto__` are
 * malformed JSON.
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
