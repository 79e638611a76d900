import { isNewEnough } from './node-version.mjs';

describe('isNewEnough', () => {
  it.each(['20.19.0', '20.19.1', '20.20.0', '22.0.0', '24.1.0-nightly'])(
    'accepts %s',
    (version) => {
      expect(isNewEnough(version)).toBe(true);
    },
  );

  it.each(['20.18.3', '18.20.8', '12.22.0', '20'])('refuses %s', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});
