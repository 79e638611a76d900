import { satisfies } from './version-range';

describe('satisfies', () => {
  it.each([
    ['19.3.1', '^19.3.0', true],
    ['19.2.9', '^19.3.0', false],
    ['20.0.0', '^19.3.0', false],
    ['0.3.5', '^0.3.1', true],
    ['0.4.0', '^0.3.1', false],
    ['0.0.2', '^0.0.1', false],
    ['0.0.0', '^0.0.0', true],
    ['0.0.1', '^0.0.0', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['19.3.1', '^18', false],
    ['18.2.0', '^18', true],
    ['19.3.1', '^18 || ^19', true],
    ['19.3.1', '>=18 <20', true],
    ['19.3.1', '*', true],
    ['19.3.1', 'no range', false],
    ['none', '^1.0.0', false],
    ['2.0.0-rc.1', '^2.0.0', false],
    ['2.0.0-rc.1', '2.0.0-rc.1', true],
    ['^1.2.3', '^1.0.0', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});
