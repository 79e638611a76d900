import type { JsonSchema } from '@huoban/contracts/digests';

const EXAMPLE_TEXTS: Record<string, string> = {
  created: '2026-01-31',
  released: '2026-01-31',
  starts_on: '2026-11-16',
  ends_on: '2026-11-29',
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  phone: '138****8000',
  players: '1-4',
  slug: 'star-lamp',
  color: 'teal',
  base: '/media/covers/star-lamp',
  access_token: '6f1c…',
  im_token: 'eyJ…',
};

const exampleText = (name: string): string =>
  EXAMPLE_TEXTS[name] ?? (name === 'id' || name.endsWith('_id') ? '1001' : '…');

/** Creates an example value for a schema. `name`: name of the field with this schema. */
export function createExample(schema: JsonSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return createExample(schema.anyOf[0] ?? {}, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([field, inner]) => [
        field,
        createExample(inner, field),
      ]),
    );
  if (type === 'array')
    return schema.items === undefined ? [] : [createExample(schema.items, name)];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'string' ? exampleText(name) : null;
}
