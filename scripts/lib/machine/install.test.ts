import { satisfies } from './install.mjs';

describe('satisfies', () => {
  it('requires an install without a stamp', () => {
    expect(satisfies(null, 'prod', 'a')).toBe(false);
  });

  it('requires an install when lockfile or platform changed', () => {
    expect(satisfies({ digest: 'a', mode: 'full' }, 'prod', 'b')).toBe(false);
  });

  it('accepts a full install for prod, but not the reverse', () => {
    expect(satisfies({ digest: 'a', mode: 'full' }, 'prod', 'a')).toBe(true);
    expect(satisfies({ digest: 'a', mode: 'prod' }, 'full', 'a')).toBe(false);
  });
});
