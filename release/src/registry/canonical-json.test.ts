import { canonicalJson } from './canonical-json';

describe('canonicalJson', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    );
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }));
  });

  it('refuses numbers that JSON cannot represent', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(TypeError);
  });
});
