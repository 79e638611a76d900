import { CircuitBreaker } from './circuit-breaker';

function breakerAt(start = 1000) {
  const clock = { now: start };
  return { clock, breaker: new CircuitBreaker(() => clock.now) };
}

describe('CircuitBreaker', () => {
  it('keeps a version away for half a minute and says why', () => {
    const { clock, breaker } = breakerAt();
    breaker.trip('mfe-home@2', 'looped');
    clock.now += 29_999;
    expect([...breaker.list()]).toEqual([['mfe-home@2', 'looped']]);
    clock.now += 1;
    expect([...breaker.list()]).toEqual([]);
  });

  it('begins anew with each failure, with the latest reason', () => {
    const { clock, breaker } = breakerAt();
    breaker.trip('mfe-home@2', 'looped');
    clock.now += 20_000;
    breaker.trip('mfe-home@2', 'exited', 15_000);
    clock.now += 14_000;
    expect(breaker.list().get('mfe-home@2')).toBe('exited');
  });

  it('lets a version in again before its time', () => {
    const { breaker } = breakerAt();
    breaker.trip('a@1', 'x');
    breaker.trip('b@1', 'x');
    breaker.reset('a@1');
    expect([...breaker.list().keys()]).toEqual(['b@1']);
  });
});
