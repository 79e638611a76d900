import * as z from 'zod';

/** The part of JSON Schema (2020-12) that the contract makes use of. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

const allowUnknownFields = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, allowUnknownFields(inner)]),
    ),
  }),
  ...(schema.items && { items: allowUnknownFields(schema.items) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map(allowUnknownFields) }),
  ...(schema.additionalProperties === false && { additionalProperties: true }),
});

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  // zod's type admits keywords that the contract does not use; what is used is checked by the document's own test.
  return rest as JsonSchema;
}

/** What a caller may send. */
export const inputSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'input');

/** What a caller gets. Answers grow: a reader must bear fields that it does not know. */
export const outputSchema = (schema: z.ZodType): JsonSchema =>
  allowUnknownFields(convert(schema, 'output'));
