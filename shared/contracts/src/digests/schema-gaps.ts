import type { JsonSchema } from './json-schema';

/** One value that is described by one schema and not by another. `at`: the field, with dots. */
export interface Gap {
  at: string;
  reason: string;
}

/** `input`: a field that is gone was of use to somebody. `output`: a field that is new disturbs nobody. */
export type Direction = 'input' | 'output';

interface Pair {
  wide: JsonSchema;
  narrow: JsonSchema;
  at: string;
  direction: Direction;
}

const alternatives = (schema: JsonSchema): JsonSchema[] => {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(alternatives);
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
};

const valuesOf = ({ const: only, enum: several }: JsonSchema): unknown[] | undefined =>
  only === undefined ? several : [only];

const show = (values: readonly unknown[]) =>
  values.map((value) => JSON.stringify(value)).join(', ');

const gapsOfValues = ({ wide, narrow, at }: Pair): Gap[] => {
  const allowed = valuesOf(wide);
  if (allowed === undefined) return [];
  const given = valuesOf(narrow);
  if (given === undefined) return [{ at, reason: `any value, not only ${show(allowed)}` }];
  const beyond = given.filter((value) => !allowed.includes(value));
  return beyond.length === 0 ? [] : [{ at, reason: `the value ${show(beyond)}` }];
};

const FLOORS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const CEILINGS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

const gapsOfBounds = ({ wide, narrow, at }: Pair): Gap[] => [
  ...FLOORS.flatMap((name) => {
    const floor = wide[name];
    return floor === undefined || (narrow[name] ?? -Infinity) >= floor
      ? []
      : [{ at, reason: `${name} ${narrow[name] ?? 'none'} below ${floor}` }];
  }),
  ...CEILINGS.flatMap((name) => {
    const ceiling = wide[name];
    return ceiling === undefined || (narrow[name] ?? Infinity) <= ceiling
      ? []
      : [{ at, reason: `${name} ${narrow[name] ?? 'none'} above ${ceiling}` }];
  }),
  ...(wide.pattern === undefined || wide.pattern === narrow.pattern
    ? []
    : [{ at, reason: `the pattern ${narrow.pattern ?? 'none'} beside ${wide.pattern}` }]),
];

const inside = (at: string, name: string) => (at === '' ? name : `${at}.${name}`);

const gapsOfObjects = ({ wide, narrow, at, direction }: Pair): Gap[] => {
  const missing = (wide.required ?? [])
    .filter((name) => !(narrow.required ?? []).includes(name))
    .map((name) => ({ at: inside(at, name), reason: 'its absence' }));
  const fields = Object.entries(narrow.properties ?? {}).flatMap(([name, schema]) => {
    const known = wide.properties?.[name];
    if (known !== undefined)
      return findSchemaGaps({ wide: known, narrow: schema, at: inside(at, name), direction });
    return direction === 'output' ? [] : [{ at: inside(at, name), reason: 'its presence' }];
  });
  const [open, given] = [wide.additionalProperties, narrow.additionalProperties];
  const rest =
    typeof open === 'object' && typeof given === 'object'
      ? findSchemaGaps({ wide: open, narrow: given, at: inside(at, '*'), direction })
      : [];
  return [...missing, ...fields, ...rest];
};

const isType = (wide: JsonSchema, narrow: JsonSchema) =>
  wide.type === undefined ||
  wide.type === narrow.type ||
  (wide.type === 'number' && narrow.type === 'integer');

const gapsOfOne = (pair: Pair): Gap[] => {
  const { wide, narrow, at, direction } = pair;
  if (!isType(wide, narrow))
    return [{ at, reason: `the type ${String(narrow.type)} instead of ${String(wide.type)}` }];
  return [
    ...gapsOfValues(pair),
    ...gapsOfBounds(pair),
    ...gapsOfObjects(pair),
    ...(wide.items !== undefined && narrow.items !== undefined
      ? findSchemaGaps({ wide: wide.items, narrow: narrow.items, at: inside(at, '[]'), direction })
      : []),
  ];
};

/** What `narrow` describes and `wide` does not. Empty: whoever bears `wide` bears `narrow`. */
export function findSchemaGaps({ wide, narrow, at, direction }: Pair): Gap[] {
  const choices = alternatives(wide);
  return alternatives(narrow).flatMap((one) => {
    const tried = choices.map((choice) => gapsOfOne({ wide: choice, narrow: one, at, direction }));
    // With several alternatives the nearest one explains best.
    return tried.sort((a, b) => a.length - b.length)[0] ?? [];
  });
}
