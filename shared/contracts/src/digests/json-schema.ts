import * as z from 'zod';

/** The subset of JSON Schema 2020-12 that the contract uses. */
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
  // zod's type allows more keywords; the test of the OpenAPI document checks the used ones.
  return rest as JsonSchema;
}

/** Schema of a request part. */
export const inputSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'input');

/** Schema of a payload. It allows unknown fields, because later versions add fields. */
export const outputSchema = (schema: z.ZodType): JsonSchema =>
  allowUnknownFields(convert(schema, 'output'));
