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
    ['a part of a percent', parsePositiveInteger, '2.5', 'a whole number above 0'],
    ['no share at all', parsePositiveInteger, '0', 'a whole number above 0'],
    ['a word', parsePositiveInteger, 'half', 'a whole number above 0'],
    ['a factor of nothing', parsePositiveNumber, '0', 'a number above 0'],
    ['a factor without end', parsePositiveNumber, 'Infinity', 'a number above 0'],
    ['days before today', parseNonNegativeInteger, '-1', 'a whole number, 0 or more'],
    ['half a day', parseNonNegativeInteger, '0.5', 'a whole number, 0 or more'],
  ])('are refused by %s', (_, parse, text, wanted) => {
    expect(() => parse(text)).toThrow(`It must be ${wanted}.`);
  });
});
