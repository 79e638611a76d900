import { endpoints, type Endpoint } from '@huoban/contracts/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describeOnEachDatabase } from '../testing/database-suites';
import { runService, type RunningService } from '../testing/running-service';
import { createOpenApiDocument } from './document';
import { INPUT_EXAMPLES } from './input-examples';

const document = createOpenApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);
const byName: Record<string, Endpoint> = endpoints;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    // Text of a single line would be taken for the name of a file.
    const { valid, errors } = await new Validator().validate(JSON.stringify(document, null, 1));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  it('has unique operation ids', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('getVisitorGameEntityList');
  });

  it.each(Object.entries(INPUT_EXAMPLES))('has a valid example: %s', (key, example) => {
    const { query, body } = byName[key] ?? {};
    const given: { query?: unknown; body?: unknown } = example;
    expect(query?.safeParse(given.query).error).toBeUndefined();
    expect(body?.safeParse(given.body).error).toBeUndefined();
  });

  it('states the required access', () => {
    const security = (path: string, method: string) => document.paths[path]?.[method]?.security;
    expect(security('/api/users/me/', 'get')).toEqual([{ session: [] }]);
    expect(security('/api/quest/get_info', 'get')).toEqual([{}, { session: [] }]);
    expect(security('/api/visitor/game/list', 'get')).toEqual([]);
  });

  it('has required fields, defaults and extensible responses', () => {
    const list = document.paths['/api/visitor/game/list']?.get;
    expect(list?.parameters).toContainEqual({
      name: 'page',
      in: 'query',
      required: false,
      example: 1,
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
    });
    const text = JSON.stringify(list?.responses);
    expect(text).not.toContain('"additionalProperties":false');
    const square = document.paths['/api/character/legion_zone/pc_character_square']?.post;
    expect(square?.requestBody?.content['application/json']?.schema.additionalProperties).toBe(
      false,
    );
  });
});

/** `METHOD path` of every route, read from the tree that Fastify prints. */
function routesIn(tree: string): string[] {
  const parents: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part, methods] =
      /^((?:[│ ] {3})*)[└├]── (\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (part === undefined) return [];
    const depth = indent.length / 4;
    const path = `${parents[depth - 1] ?? ''}${part}`;
    parents[depth] = path;
    return (methods?.split(', ') ?? []).map((method) => `${method} ${path}`);
  });
}

describeOnEachDatabase('the routes and the document', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('name the same paths and methods', () => {
    const routes = routesIn(service.app.printRoutes({ commonPrefix: false })).filter(
      (route) => route.includes(' /api/') && !route.startsWith('HEAD '),
    );
    const bare = operations.map(({ key }) => key.replace(/\/$/, ''));
    expect(routes.sort()).toEqual(bare.sort());
  });

  it('is served as JSON', async () => {
    const response = await service.app.inject({ url: '/api/openapi.json' });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('is served as a page without scripts', async () => {
    const { headers, body } = await service.app.inject({ url: '/api/docs' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/script-src 'none'.*style-src 'sha256-/);
    expect(body).not.toMatch(/<script|\son\w+=|\sstyle=|javascript:/i);
    for (const { operation } of operations) expect(body).toContain(`id="${operation.operationId}"`);
  });
});
