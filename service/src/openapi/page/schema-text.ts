import type { JsonSchema } from '@huoban/contracts/digests';

const literal = (value: unknown): string => JSON.stringify(value);

/** Short description of a type. */
export function typeText(schema: JsonSchema): string {
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(' | ');
  if (schema.type === 'array') return `list of ${typeText(schema.items ?? {})}`;
  if (Array.isArray(schema.type)) return schema.type.join(' | ');
  return schema.type ?? 'anything';
}

/** Descriptions of bounds, length, pattern and default. */
export function constraintTexts(schema: JsonSchema): string[] {
  const { minimum, maximum, minLength, maxLength, pattern } = schema;
  const isBound = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  return [
    ...(isBound(minimum) ? [`at least ${minimum}`] : []),
    ...(isBound(maximum) ? [`at most ${maximum}`] : []),
    ...(minLength === undefined ? [] : [`${minLength} characters or more`]),
    ...(maxLength === undefined ? [] : [`${maxLength} characters or fewer`]),
    ...(pattern === undefined ? [] : [`matches ${pattern}`]),
    ...(schema.default === undefined ? [] : [`default ${literal(schema.default)}`]),
  ];
}

function objectSchema(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties !== undefined) return schema;
  if (schema.items !== undefined) return objectSchema(schema.items);
  return schema.anyOf?.map(objectSchema).find((inner) => inner !== undefined);
}

export interface Field {
  /** Dotted path, such as `items.name`. */
  path: string;
  schema: JsonSchema;
  required: boolean;
}

const MAX_DEPTH = 3;

/** All fields of a schema including nested ones, parents first. */
export function listFields(schema: JsonSchema, prefix = '', depth = 0): Field[] {
  const { properties = {}, required = [] } = objectSchema(schema) ?? {};
  return Object.entries(properties).flatMap(([name, inner]) => [
    { path: `${prefix}${name}`, schema: inner, required: required.includes(name) },
    ...(depth < MAX_DEPTH ? listFields(inner, `${prefix}${name}.`, depth + 1) : []),
  ]);
}
