import type { JsonSchema } from './json-schema';
import { findSchemaGaps } from './schema-gaps';

const gaps = (wide: JsonSchema, narrow: JsonSchema, direction: 'input' | 'output' = 'output') =>
  findSchemaGaps({ wide, narrow, at: '', direction }).map(({ at, reason }) =>
    at === '' ? reason : `${at}: ${reason}`,
  );

describe('findSchemaGaps', () => {
  it.each<[string, JsonSchema, JsonSchema, string[]]>([
    ['any value where one was listed', { enum: ['a', 'b'] }, {}, ['any value, not only "a", "b"']],
    ['another value than the only one', { const: 1 }, { const: 2 }, ['the value 2']],
    ['an open floor', { minimum: 1 }, {}, ['minimum none below 1']],
    ['a lower floor', { minLength: 3 }, { minLength: 2 }, ['minLength 2 below 3']],
    ['an open ceiling', { maxItems: 9 }, {}, ['maxItems none above 9']],
    ['a higher ceiling', { maximum: 9 }, { maximum: 10 }, ['maximum 10 above 9']],
    ['no pattern', { pattern: '^a' }, {}, ['the pattern none beside ^a']],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, ['the pattern ^b beside ^a']],
    ['another type', { type: 'string' }, {}, ['the type undefined instead of string']],
    [
      'a type more',
      { type: 'string' },
      { type: ['string', 'null'] },
      ['the type null instead of string'],
    ],
    [
      'other values in a record of any names',
      { type: 'object', additionalProperties: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'number' } },
      ['*: the type number instead of string'],
    ],
    [
      'a field of a list that may be missing',
      { items: { type: 'object', properties: { id: {} }, required: ['id'] } },
      { items: { type: 'object', properties: { id: {} } } },
      ['[].id: its absence'],
    ],
  ])('%s', (_what, wide, narrow, said) => {
    expect(gaps(wide, narrow)).toEqual(said);
  });

  it.each<[string, JsonSchema, JsonSchema]>([
    ['a whole number where any number is borne', { type: 'number' }, { type: 'integer' }],
    ['the same listed values', { enum: ['a', 'b'] }, { const: 'a' }],
    ['anything where anything is borne', {}, { type: 'string', minLength: 2 }],
    ['a list with undescribed items', { type: 'array' }, { type: 'array', items: {} }],
    ['a record beside one that is only open', { additionalProperties: true }, {}],
  ])('finds no gap for %s', (_what, wide, narrow) => {
    expect(gaps(wide, narrow)).toEqual([]);
  });

  it('reports an added field for input, not for output', () => {
    const wide: JsonSchema = { type: 'object', properties: {} };
    const narrow: JsonSchema = { type: 'object', properties: { mood: { type: 'string' } } };
    expect(gaps(wide, narrow, 'input')).toEqual(['mood: its presence']);
    expect(gaps(wide, narrow, 'output')).toEqual([]);
  });

  it('compares with the closest of several alternatives', () => {
    const wide: JsonSchema = {
      anyOf: [
        { type: 'object', required: ['a', 'b'] },
        { type: 'object', required: ['a'] },
      ],
    };
    expect(gaps(wide, { type: 'object' })).toEqual(['a: its absence']);
  });
});
