import { parsePositive, parseWhole, parseWholeOrNone } from './numbers';

describe('numbers of the command line', () => {
  it.each([
    ['--share', parseWhole, '25', 25],
    ['--factor', parsePositive, '1.5', 1.5],
    ['--days', parseWholeOrNone, '0', 0],
  ])('are taken, as by %s', (_, parse, text, value) => {
    expect(parse(text)).toBe(value);
  });

  it.each([
    ['a part of a percent', parseWhole, '2.5', 'a whole number above 0'],
    ['no share at all', parseWhole, '0', 'a whole number above 0'],
    ['a word', parseWhole, 'half', 'a whole number above 0'],
    ['a factor of nothing', parsePositive, '0', 'a number above 0'],
    ['a factor without end', parsePositive, 'Infinity', 'a number above 0'],
    ['days before today', parseWholeOrNone, '-1', 'a whole number, 0 or more'],
    ['half a day', parseWholeOrNone, '0.5', 'a whole number, 0 or more'],
  ])('are refused, with what they must be: %s', (_, parse, text, wanted) => {
    expect(() => parse(text)).toThrow(`It must be ${wanted}.`);
  });
});
