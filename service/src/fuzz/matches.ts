import type { JsonSchema } from '@huoban/contracts/digests';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

const isOfType = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

function within(schema: JsonSchema, value: unknown): boolean {
  if (typeof value === 'number')
    return (
      value >= (schema.minimum ?? -Infinity) &&
      value <= (schema.maximum ?? Infinity) &&
      value > (schema.exclusiveMinimum ?? -Infinity) &&
      value < (schema.exclusiveMaximum ?? Infinity)
    );
  if (typeof value === 'string')
    return (
      value.length >= (schema.minLength ?? 0) &&
      value.length <= (schema.maxLength ?? Infinity) &&
      (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
    );
  return true;
}

/** Where a value differs from a JSON Schema, as paths; empty when it matches. Knows the keywords of the contract. */
export function mismatches(schema: JsonSchema, value: unknown, at = '$'): string[] {
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((one) => mismatches(one, value, at));
    return tried.some((found) => found.length === 0) ? [] : [`${at} fits no alternative`];
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value)))
    return [`${at} is ${typeOf(value)}`];
  if (schema.const !== undefined && schema.const !== value) return [`${at} is another value`];
  if (schema.enum !== undefined && !schema.enum.includes(value)) return [`${at} is not listed`];
  if (!within(schema, value)) return [`${at} is out of bounds`];
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      schema.items === undefined ? [] : mismatches(schema.items, item, `${at}[${index}]`),
    );
  return isRecord(value) ? inObject(schema, value, at) : [];
}

const inObject = (schema: JsonSchema, value: Record<string, unknown>, at: string): string[] => [
  ...(schema.required ?? [])
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => `${at}.${name} is missing`),
  ...Object.entries(value).flatMap(([name, inner]) => {
    const known = schema.properties;
    if (known !== undefined && Object.hasOwn(known, name))
      return mismatches(known[name] ?? {}, inner, `${at}.${name}`);
    if (schema.additionalProperties === false) return [`${at}.${name} is unknown`];
    return typeof schema.additionalProperties === 'object'
      ? mismatches(schema.additionalProperties, inner, `${at}.${name}`)
      : [];
  }),
];
