import type { Operation, OpenApiDocument, Parameter } from '../document-types';
import type { JsonSchema } from '@huoban/contracts/digests';
import { markup, withCode, type Html } from '../../http/html';
import { listFields, constraintTexts, typeText, type Field } from './schema-text';

/** `mark`: label of a field that is always present or may be missing. */
const fieldTable = (title: string, fields: Field[], mark: Record<'always' | 'maybe', string>) =>
  fields.length > 0 &&
  markup`<h4>${title}</h4>
    <div class="wide">
      <table>
        <tbody>
          ${fields.map(
            ({ path, schema, required }) =>
              markup`<tr>
                <th scope="row">
                  <code>${path}</code>
                  <span class="mark">${required ? mark.always : mark.maybe}</span>
                </th>
                <td>${typeText(schema)}</td>
                <td>
                  ${[schema.description, ...constraintTexts(schema)].filter(Boolean).join('; ')}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;

const INPUT_LABELS = { always: 'required', maybe: '' };
const PAYLOAD_LABELS = { always: '', maybe: 'may be missing' };

function accessText({ security }: Operation): string {
  if (security.length === 0) return 'Anyone';
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'Anyone; a session changes the response'
    : 'Only with a session';
}

const isParameter = (parameter: object): parameter is Parameter => 'name' in parameter;

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);

function exampleRequest(method: string, path: string, operation: Operation): string {
  const query = operation.parameters
    .filter(isParameter)
    .filter(({ example }) => example !== undefined)
    .map(({ name, example }) => `${name}=${String(example)}`)
    .join('&');
  const body = operation.requestBody?.content['application/json']?.example;
  const session = operation.security.some((scheme) => 'session' in scheme);
  return [
    `${method.toUpperCase()} ${path}${query === '' ? '' : `?${query}`}`,
    ...(session ? ['Authorization: Bearer <access_token>'] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', formatJson(body)]),
  ].join('\n');
}

const successSchema = (schema: JsonSchema | undefined): JsonSchema | undefined =>
  schema?.anyOf === undefined ? schema : schema.anyOf[0];

/** One endpoint as a closed details element. */
export function operationSection(
  { components }: OpenApiDocument,
  [path, method, operation]: [path: string, method: string, operation: Operation],
): Html {
  const parameters = operation.parameters.filter(isParameter);
  const body = operation.requestBody?.content['application/json']?.schema;
  const success = operation.responses['200'];
  const media = success && 'content' in success ? success.content?.['application/json'] : undefined;
  const payload = successSchema(media?.schema)?.properties?.['payload'];
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    const resolved =
      '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
    return markup`<tr>
      <th scope="row">${status}</th>
      <td>${withCode(resolved?.description ?? '')}</td>
    </tr>`;
  });
  return markup`<details id="${operation.operationId}">
    <summary>
      <span class="method">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="what">${operation.summary}</span>
    </summary>
    <p><strong>Who may call:</strong> ${accessText(operation)}</p>
    ${fieldTable(
      'Query',
      parameters.map(({ name, schema, required }) => ({ path: name, schema, required })),
      INPUT_LABELS,
    )}
    ${body && fieldTable('Body', listFields(body), INPUT_LABELS)}
    ${payload && fieldTable('Payload', listFields(payload), PAYLOAD_LABELS)}
    <h4>Responses</h4>
    <div class="wide">
      <table>
        <tbody>
          ${responses}
        </tbody>
      </table>
    </div>
    <h4>Example</h4>
    <pre tabindex="0">${exampleRequest(method, path, operation)}</pre>
    ${media?.example !== undefined && markup`<pre tabindex="0">${formatJson(media.example)}</pre>`}
  </details>`;
}
