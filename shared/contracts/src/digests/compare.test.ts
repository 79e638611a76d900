import * as z from 'zod';
import { findBreakingChanges } from './compare';
import { createDigest } from './digest';

const card = { id: z.string(), kind: z.enum(['role', 'thing']), size: z.number().int().min(0) };
const BASE = {
  summary: 'a list',
  access: 'either',
  query: z.object({
    page: z.number().int().min(1).max(10).default(1),
    kind: z.enum(['all', 'game']).optional(),
    text: z.string().max(50).optional(),
  }),
  body: z.strictObject({ name: z.string(), note: z.string().optional() }),
  payload: z.object({ items: z.array(z.object(card)), next: z.number().nullable() }),
} as const;

type Changes = Partial<Parameters<typeof createDigest>[1]>;
const changes = (change: Changes) =>
  findBreakingChanges(
    createDigest('GET /x', BASE),
    createDigest('GET /x', { ...BASE, ...change }),
  ).map((each) => each.change);
const payload = (items: z.ZodRawShape, next: z.ZodType = z.number().nullable()) => ({
  payload: z.object({ items: z.array(z.object(items)), next }),
});
const query = (more: z.ZodRawShape) => ({ query: z.object({ ...BASE.query.shape, ...more }) });
const body = (more: z.ZodRawShape) => ({ body: z.strictObject({ ...BASE.body.shape, ...more }) });
const { kind: _kind, ...withoutKind } = card;

describe('compatible changes', () => {
  it.each<[string, Changes]>([
    ['nothing changed', {}],
    ['another field in the payload', payload({ ...card, title: z.string() })],
    ['fewer values in the payload', payload({ ...card, kind: z.literal('role') })],
    ['a whole number where a number was', payload(card, z.number().int().nullable())],
    ['no null any more in the payload', payload(card, z.number())],
    ['another optional parameter', query({ genre: z.string().optional() })],
    ['another optional field of the body', body({ mood: z.string().optional() })],
    ['a required field that may now be missing', body({ name: z.string().optional() })],
    ['more values of a parameter', query({ kind: z.enum(['all', 'game', 'role']).optional() })],
    ['wider bounds', query({ page: z.number().min(0).max(99).default(1) })],
    [
      'another alternative of a parameter',
      query({ text: z.union([z.string(), z.number()]).optional() }),
    ],
    ['an endpoint open to visitors', { access: 'visitor' }],
    ['another summary', { summary: 'another list' }],
  ])('%s', (_name, change) => {
    expect(changes(change)).toEqual([]);
  });
});

describe('breaking changes', () => {
  it.each<[string, Changes, string[]]>([
    [
      'a field gone from the payload',
      payload(withoutKind),
      ['payload items.[].kind may give its absence'],
    ],
    [
      'a field renamed in the payload',
      payload({ ...withoutKind, kind_id: card.kind }),
      ['payload items.[].kind may give its absence'],
    ],
    [
      'a field of the payload that may now be missing',
      payload({ ...card, id: z.string().optional() }),
      ['payload items.[].id may give its absence'],
    ],
    [
      'another value in the payload',
      payload({ ...card, kind: z.enum(['role', 'thing', 'place']) }),
      ['payload items.[].kind may give the value "place"'],
    ],
    [
      'any text where values were listed',
      payload({ ...card, kind: z.string() }),
      ['payload items.[].kind may give any value, not only "role", "thing"'],
    ],
    [
      'null in the payload',
      payload({ ...card, id: z.string().nullable() }),
      ['payload items.[].id may give the type null instead of string'],
    ],
    [
      'another type in the payload',
      payload({ ...card, size: z.string() }),
      ['payload items.[].size may give the type string instead of integer'],
    ],
    [
      'a list where one was',
      payload(card, z.array(z.number())),
      ['payload next may give the type array instead of number'],
    ],
    ['a new required parameter', query({ genre: z.string() }), ['query genre refuses its absence']],
    ['a new required field', body({ mood: z.string() }), ['body mood refuses its absence']],
    [
      'a field that becomes required',
      body({ note: z.string() }),
      ['body note refuses its absence'],
    ],
    [
      'a field of the body gone',
      { body: z.strictObject({ name: z.string() }) },
      ['body note refuses its presence'],
    ],
    [
      'a parameter gone',
      { query: z.object({ page: BASE.query.shape.page, kind: BASE.query.shape.kind }) },
      ['query text refuses its presence'],
    ],
    [
      'fewer values of a parameter',
      query({ kind: z.literal('all').optional() }),
      ['query kind refuses the value "game"'],
    ],
    [
      'tighter bounds',
      query({
        page: z.number().int().min(1).max(5).default(1),
        text: z.string().max(20).optional(),
      }),
      ['query page refuses maximum 10 above 5', 'query text refuses maxLength 50 above 20'],
    ],
    [
      'a pattern',
      query({ text: z.string().max(50).regex(/^a/).optional() }),
      ['query text refuses the pattern none beside ^a'],
    ],
    [
      'another default',
      query({ page: z.number().int().min(1).max(10).default(2) }),
      ['query page is assumed to be 2'],
    ],
    ['an endpoint closed to visitors', { access: 'user' }, ['needs a session']],
  ])('%s', (_name, change, expected) => {
    expect(changes(change)).toEqual(expected);
  });

  it('an endpoint gone', () => {
    expect(findBreakingChanges(createDigest('GET /x', BASE), undefined)).toEqual([
      { endpoint: 'GET /x', change: 'is gone' },
    ]);
  });
});
