import type { JsonSchema } from './json-schema';

/** A value that one schema allows and another does not. `at`: path of the field, joined by dots. */
export interface SchemaGap {
  at: string;
  reason: string;
}

/** `input`: a removed field is a gap. `output`: an added field is not a gap. */
export type SchemaDirection = 'input' | 'output';

interface SchemaPair {
  wide: JsonSchema;
  narrow: JsonSchema;
  at: string;
  direction: SchemaDirection;
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

const valuesOf = ({ const: only, enum: several }: JsonSchema): unknown[] | undefined =>
  only === undefined ? several : [only];

const formatValues = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

function valueGaps({ wide, narrow, at }: SchemaPair): SchemaGap[] {
  const allowed = valuesOf(wide);
  if (allowed === undefined) return [];
  const given = valuesOf(narrow);
  if (given === undefined) return [{ at, reason: `any value, not only ${formatValues(allowed)}` }];
  const beyond = given.filter((value) => !allowed.includes(value));
  return beyond.length === 0 ? [] : [{ at, reason: `the value ${formatValues(beyond)}` }];
}

const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

const boundGaps = ({ wide, narrow, at }: SchemaPair): SchemaGap[] => [
  ...LOWER_BOUNDS.flatMap((name) => {
    const floor = wide[name];
    return floor === undefined || (narrow[name] ?? -Infinity) >= floor
      ? []
      : [{ at, reason: `${name} ${narrow[name] ?? 'none'} below ${floor}` }];
  }),
  ...UPPER_BOUNDS.flatMap((name) => {
    const ceiling = wide[name];
    return ceiling === undefined || (narrow[name] ?? Infinity) <= ceiling
      ? []
      : [{ at, reason: `${name} ${narrow[name] ?? 'none'} above ${ceiling}` }];
  }),
  ...(wide.pattern === undefined || wide.pattern === narrow.pattern
    ? []
    : [{ at, reason: `the pattern ${narrow.pattern ?? 'none'} beside ${wide.pattern}` }]),
];

const fieldPath = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

function objectGaps({ wide, narrow, at, direction }: SchemaPair): SchemaGap[] {
  const missing = (wide.required ?? [])
    .filter((name) => !(narrow.required ?? []).includes(name))
    .map((name) => ({ at: fieldPath(at, name), reason: 'its absence' }));
  const fields = Object.entries(narrow.properties ?? {}).flatMap(([name, schema]) => {
    const known = wide.properties?.[name];
    if (known !== undefined)
      return findSchemaGaps({ wide: known, narrow: schema, at: fieldPath(at, name), direction });
    return direction === 'output' ? [] : [{ at: fieldPath(at, name), reason: 'its presence' }];
  });
  const [open, given] = [wide.additionalProperties, narrow.additionalProperties];
  const rest =
    typeof open === 'object' && typeof given === 'object'
      ? findSchemaGaps({ wide: open, narrow: given, at: fieldPath(at, '*'), direction })
      : [];
  return [...missing, ...fields, ...rest];
}

const isCompatibleType = (wide: JsonSchema, narrow: JsonSchema) =>
  wide.type === undefined ||
  wide.type === narrow.type ||
  (wide.type === 'number' && narrow.type === 'integer');

function alternativeGaps(pair: SchemaPair): SchemaGap[] {
  const { wide, narrow, at, direction } = pair;
  if (!isCompatibleType(wide, narrow))
    return [{ at, reason: `the type ${String(narrow.type)} instead of ${String(wide.type)}` }];
  return [
    ...valueGaps(pair),
    ...boundGaps(pair),
    ...objectGaps(pair),
    ...(wide.items !== undefined && narrow.items !== undefined
      ? findSchemaGaps({
          wide: wide.items,
          narrow: narrow.items,
          at: fieldPath(at, '[]'),
          direction,
        })
      : []),
  ];
}

/** Values that `narrow` allows and `wide` does not. Empty when `wide` accepts every value of `narrow`. */
export function findSchemaGaps({ wide, narrow, at, direction }: SchemaPair): SchemaGap[] {
  const choices = alternatives(wide);
  return alternatives(narrow).flatMap((alternative) => {
    const gaps = choices.map((choice) =>
      alternativeGaps({ wide: choice, narrow: alternative, at, direction }),
    );
    // The alternative with the fewest gaps gives the clearest explanation.
    return gaps.sort((a, b) => a.length - b.length)[0] ?? [];
  });
}
