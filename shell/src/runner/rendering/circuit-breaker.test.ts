import { CircuitBreaker } from './circuit-breaker';

const LOOPED = { reason: 'looped', cause: 'timeout' } as const;

function breakerAt(start = 1000) {
  const clock = { now: start };
  return { clock, breaker: new CircuitBreaker(() => clock.now) };
}

describe('CircuitBreaker', () => {
  it('keeps a version out of service for 30 s, with the reason', () => {
    const { clock, breaker } = breakerAt();
    breaker.trip('mfe-home@2', LOOPED);
    clock.now += 29_999;
    expect([...breaker.listOpen('r')]).toEqual([['mfe-home@2', LOOPED]]);
    clock.now += 1;
    expect([...breaker.listOpen('r')]).toEqual([]);
  });

  it('restarts with each failure, with the latest reason', () => {
    const { clock, breaker } = breakerAt();
    breaker.trip('mfe-home@2', LOOPED);
    clock.now += 20_000;
    breaker.trip('mfe-home@2', { reason: 'exited', cause: 'render' }, { openMs: 15_000 });
    clock.now += 14_000;
    expect(breaker.listOpen('r').get('mfe-home@2')?.reason).toBe('exited');
  });

  it('limits a failure to its release', () => {
    const { breaker } = breakerAt();
    breaker.trip('mfe-home@2', LOOPED, { release: 'canary' });
    expect([...breaker.listOpen('canary').keys()]).toEqual(['mfe-home@2']);
    expect([...breaker.listOpen('base')]).toEqual([]);
  });

  it('takes a damaged version out of service in every release', () => {
    const { breaker } = breakerAt();
    breaker.trip('mfe-home@2', { reason: 'altered', cause: 'integrity' });
    expect(breaker.listOpen('canary').has('mfe-home@2')).toBe(true);
    expect(breaker.listOpen('base').has('mfe-home@2')).toBe(true);
  });
});
