import type { JsonSchema } from '@huoban/contracts/digests';
import { createExample } from './create-example';
import { constraintTexts, typeText } from './page/schema-text';

describe('an example in the document', () => {
  it.each<[JsonSchema, string, unknown]>([
    [{ const: 0 }, 'error_code', 0],
    [{ enum: ['role', 'thing'] }, 'kind', 'role'],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'phone', '138****8000'],
    [{ type: 'string' }, 'game_id', '1001'],
    [{ type: 'string' }, 'nickname', '…'],
    [{ type: 'array' }, 'items', []],
    [{ type: 'array', items: { type: 'boolean' } }, 'flags', [true]],
    [{ type: ['integer', 'null'], minimum: 20 }, 'page_size', 20],
    [{ type: 'object' }, 'payload', {}],
    [{}, 'payload', null],
  ])('of %j in the field %s is %j', (schema, name, example) => {
    expect(createExample(schema, name)).toEqual(example);
  });
});

describe('the documentation of a field', () => {
  it.each<[JsonSchema, string]>([
    [{ const: 'zh' }, '"zh"'],
    [{ enum: ['zh', 'en'] }, '"zh" | "en"'],
    [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ type: 'array', items: { type: 'string' } }, 'list of string'],
    [{ type: 'array' }, 'list of anything'],
  ])('with the schema %j: %s', (schema, words) => {
    expect(typeText(schema)).toBe(words);
  });

  it('lists constraints, except technical integer bounds', () => {
    const schema = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER, maxLength: 5, default: 'a' };
    expect(constraintTexts(schema)).toEqual(['at least 1', '5 characters or fewer', 'default "a"']);
  });
});
