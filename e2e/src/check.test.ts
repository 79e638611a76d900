import { inTurn } from './check';

describe('those whose turn it is', () => {
  const all = ['a', 'b', 'c', 'd', 'e'];

  it('are every second in two turns, and none is left out', () => {
    expect(inTurn(all, 0, 2)).toEqual(['a', 'c', 'e']);
    expect(inTurn(all, 1, 2)).toEqual(['b', 'd']);
  });

  it('begin anew after the last turn', () => {
    expect(inTurn(all, 7, 3)).toEqual(inTurn(all, 1, 3));
  });
});
