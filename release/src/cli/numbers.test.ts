import { parsePositiveNumber, parsePositiveInteger, parseNonNegativeInteger } from './numbers';

describe('numbers of the command line', () => {
  it.each([
    ['--share', parsePositiveInteger, '25', 25],
    ['--factor', parsePositiveNumber, '1.5', 1.5],
    ['--days', parseNonNegativeInteger, '0', 0],
  ])('are parsed by %s', (_, parse, text, value) => {
    expect(parse(text)).toBe(value);
  });

  it.each([
    ['a part of a percent', parsePositiveInteger, '2.5', 'a positive integer'],
    ['no share at all', parsePositiveInteger, '0', 'a positive integer'],
    ['a word', parsePositiveInteger, 'half', 'a positive integer'],
    ['a factor of nothing', parsePositiveNumber, '0', 'a positive number'],
    ['a factor without end', parsePositiveNumber, 'Infinity', 'a positive number'],
    ['days before today', parseNonNegativeInteger, '-1', '0 or a positive integer'],
    ['half a day', parseNonNegativeInteger, '0.5', '0 or a positive integer'],
  ])('are refused by %s', (_, parse, text, expected) => {
    expect(() => parse(text)).toThrow(`It must be ${expected}.`);
  });
});
