import { methodAndPath } from '@huoban/contracts';
import {
  endpointGroups,
  endpoints,
  isEndpointKey,
  type Endpoint,
  type EndpointKey,
} from '@huoban/contracts/api';
import { createResponses, REFUSAL_SCHEMA, SHARED_RESPONSES } from './responses';
import type { OpenApiDocument, Operation, Parameter } from './document-types';
import { INPUT_EXAMPLES } from './input-examples';
import { inputSchema } from '@huoban/contracts/digests';
import { SERVICE_PATHS } from './service-paths';

type Group = keyof typeof endpointGroups;

const GROUP_DESCRIPTIONS: Record<Group | 'service', string> = {
  characters: 'Partners: featured, lists, details',
  games: 'The game library: games, their entities, search',
  quests: 'Interactive stories with a partner',
  activities: 'Activities with their current state',
  accounts: 'Login by code, account data, account deletion',
  collections: 'Play list and favourite partners of the account',
  messaging: 'Connection token and message history',
  guests: 'Chatting before a login, under a signed cookie',
  memory: 'What partners remember of visitors',
  reports: 'Reports of ads and visitor actions',
  service: 'Health and documentation of the service',
};

const SECURITY: Record<Endpoint['access'], Operation['security']> = {
  visitor: [],
  user: [{ session: [] }],
  either: [{}, { session: [] }],
};

const DESCRIPTION =
  `Every response is an envelope \`{error_code, error_message, payload}\`; \`error_code\` 0 is success.
Business errors have HTTP status 200, invalid input has 400 with a message that names the field. Unknown fields of a
body are refused, unknown query parameters are ignored. Messages and content are in the language of
\`Accept-Language\`: zh (default), en or ja.`.replaceAll('\n', ' ');

const LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: 'Language of content and messages',
  schema: { type: 'string', default: 'zh' },
  example: 'ja',
};

const createOperationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.split(/[/_]/).filter((part) => part !== '' && part !== 'api')]
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

function createParameters(endpoint: Endpoint, example: Record<string, unknown>): Parameter[] {
  if (endpoint.query === undefined) return [];
  const { properties = {}, required = [] } = inputSchema(endpoint.query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(example[name] !== undefined && { example: example[name] }),
  }));
}

function createOperation(group: Group, key: EndpointKey): Operation {
  const endpoint: Endpoint = endpoints[key];
  const [method, path] = methodAndPath(key);
  const example: { query?: Record<string, unknown>; body?: unknown } = INPUT_EXAMPLES[key];
  const body = endpoint.body && inputSchema(endpoint.body);
  return {
    operationId: createOperationId(method, path),
    tags: [group],
    summary: endpoint.summary,
    security: SECURITY[endpoint.access],
    parameters: [
      ...createParameters(endpoint, example.query ?? {}),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body && {
      requestBody: {
        required: (body.required ?? []).length > 0,
        content: { 'application/json': { schema: body, example: example.body } },
      },
    }),
    responses: createResponses(endpoint, method !== 'GET'),
  };
}

const GROUP_NAMES = Object.keys(endpointGroups).filter(
  (name): name is Group => name in endpointGroups,
);

function createContractPaths(): OpenApiDocument['paths'] {
  const paths: OpenApiDocument['paths'] = {};
  for (const group of GROUP_NAMES)
    for (const key of Object.keys(endpointGroups[group]).filter(isEndpointKey)) {
      const [method, path] = methodAndPath(key);
      paths[path] = { ...paths[path], [method.toLowerCase()]: createOperation(group, key) };
    }
  return paths;
}

/** The contract as an OpenAPI 3.1 document. */
export const createOpenApiDocument = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'Huoban companion service', version: '1.0.0', description: DESCRIPTION },
  servers: [{ url: '/', description: 'The origin of the site' }],
  tags: Object.entries(GROUP_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
  paths: { ...createContractPaths(), ...SERVICE_PATHS },
  components: {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The access_token of a login. Without a valid one: 41001.',
      },
    },
    parameters: { AcceptLanguage: LANGUAGE },
    schemas: { Refusal: REFUSAL_SCHEMA },
    responses: SHARED_RESPONSES,
  },
});
