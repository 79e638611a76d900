import { sampleEveryNth } from './behavior-check';

describe('sampleEveryNth', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];

  it('takes every second item of two samples and leaves none out', () => {
    expect(sampleEveryNth(all, 0, 2)).toEqual(['a', 'c', 'e']);
    expect(sampleEveryNth(all, 1, 2)).toEqual(['b', 'd']);
  });

  it('starts again after the last sample', () => {
    expect(sampleEveryNth(all, 7, 3)).toEqual(sampleEveryNth(all, 1, 3));
  });
});
