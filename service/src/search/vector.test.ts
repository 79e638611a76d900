import { createSearchVector } from './vector';

describe('createSearchVector', () => {
  it('contains words with position and weight, and bigrams of Han', () => {
    const fields = [
      { weight: 'A' as const, texts: ['Salt Oath'] },
      { weight: 'C' as const, texts: ['盐誓'] },
    ];
    expect(createSearchVector(fields)).toBe("'salt':1A 'oath':2A '盐':5C '誓':6C '盐誓':5C");
  });

  it('keeps words without positions beyond the limit of PostgreSQL', () => {
    const long = `${'salt '.repeat(17_000)}harbour`;
    const vector = createSearchVector([{ weight: 'D', texts: [long] }]);
    expect(vector).toMatch(/ 'harbour'$/);
    expect(vector.match(/\d+D/g)).toHaveLength(255);
  });

  it('escapes the literal', () => {
    expect(createSearchVector([{ weight: 'A', texts: ["O'Neill\\"] }])).toBe("'o':1A 'neill':2A");
  });
});
