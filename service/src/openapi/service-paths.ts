import type { Operation } from './document-types';

const createPath = (
  operationId: string,
  summary: string,
  answers: Record<string, { type: string; description: string }>,
): Record<string, Operation> => ({
  get: {
    operationId,
    tags: ['service'],
    summary,
    security: [],
    parameters: [],
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, { type, description }]) => [
        status,
        { description, content: { [type]: { schema: {} } } },
      ]),
    ),
  },
});

/** Paths outside the contract; their responses have no envelope. */
export const SERVICE_PATHS: Record<string, Record<string, Operation>> = {
  '/api/health': createPath('health', 'State of the service and its parts', {
    200: {
      type: 'application/json',
      description: '`status` is ready or degraded, with `reasons`.',
    },
    503: { type: 'application/json', description: '`status` is unavailable.' },
  }),
  '/api/openapi.json': createPath('openApiDocument', 'This document', {
    200: { type: 'application/json', description: 'OpenAPI 3.1' },
  }),
  '/api/docs': createPath('docs', 'This document as a page', {
    200: { type: 'text/html', description: 'A page without scripts' },
  }),
};
