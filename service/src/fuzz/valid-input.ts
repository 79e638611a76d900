import fc from 'fast-check';
import type { JsonSchema } from '@huoban/contracts/digests';

/** Ids and values of the sample content, so that some requests succeed. */
const KNOWN_VALUES = [
  '1001',
  '2001',
  '3001',
  '5001',
  'the-oil-run',
  'foot',
  'stairs',
  'puzzle',
  '星灯塔',
  '86',
];

const validPhone = fc
  .integer({ min: 0, max: 99 })
  .map((n) => `138000001${String(n).padStart(2, '0')}`);

function validText({ minLength = 0, maxLength = 60, pattern }: JsonSchema): fc.Arbitrary<string> {
  if (pattern?.startsWith('^1[3-9]') === true) return validPhone;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const limit = Math.min(maxLength, minLength + 60);
  return fc.oneof(
    fc.constantFrom(...KNOWN_VALUES.filter(({ length }) => length >= minLength && length <= limit)),
    fc.string({ minLength, maxLength: limit }),
  );
}

function validNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum = 0, maximum = 1_000 } = schema;
  return fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31) });
}

export function validInput(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(validInput));
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, inner]) => [name, validInput(inner)] as const,
      );
      return fields.length === 0 && typeof schema.additionalProperties === 'object'
        ? fc.dictionary(fc.constantFrom(...KNOWN_VALUES), validInput(schema.additionalProperties), {
            maxKeys: 4,
          })
        : fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(validInput(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return validNumber(schema);
    case 'boolean':
      return fc.boolean();
    default:
      return validText(schema);
  }
}
