import { satisfies } from './install.mjs';

describe('satisfies', () => {
  it('asks for an install when there is no stamp', () => {
    expect(satisfies(null, 'prod', 'a')).toBe(false);
  });

  it('asks for an install when the lockfile or the platform changed', () => {
    expect(satisfies({ digest: 'a', mode: 'full' }, 'prod', 'b')).toBe(false);
  });

  it('takes a full install for a prod one, and not the reverse', () => {
    expect(satisfies({ digest: 'a', mode: 'full' }, 'prod', 'a')).toBe(true);
    expect(satisfies({ digest: 'a', mode: 'prod' }, 'full', 'a')).toBe(false);
  });
});
