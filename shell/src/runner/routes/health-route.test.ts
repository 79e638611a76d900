import Fastify from 'fastify';
import { CircuitBreaker } from '../rendering/circuit-breaker';
import { registerHealthRoute, type HealthSources } from './health-route';
import { ChannelState } from '../releases/channel-state';
import { releaseOf, withFallback } from '../releases/testing/releases';

const release = releaseOf({ shell: withFallback('7', '6'), 'mfe-home': withFallback('2', '1') });

async function health(trip: (breaker: CircuitBreaker) => void = () => undefined, isCanary = false) {
  return (await healthResponse({ trip, isCanary })).json();
}

async function healthResponse({
  trip = (_: CircuitBreaker): void => undefined,
  isCanary = false,
  isStopping = false,
  kept = null as HealthSources['kept'],
}) {
  const channelState = new ChannelState();
  const breaker = new CircuitBreaker();
  const canary = { id: 'canary', release: releaseOf({ 'mfe-home': '3' }), share: 5 };
  const state = {
    status: 'ok' as const,
    reason: null,
    sequence: 4,
    id: 'base',
    release,
    canary: isCanary ? canary : null,
  };
  channelState.update({ channel: 'production', ...state });
  trip(breaker);
  const app = Fastify();
  registerHealthRoute(app, {
    state: () => state,
    channelState,
    breaker,
    kept,
    isStopping: () => isStopping,
  });
  return app.inject({ url: '/-/health' });
}

describe('GET /-/health', () => {
  it('is 503 while the shell stops', async () => {
    const response = await healthResponse({ isStopping: true });
    expect([response.statusCode, response.json<{ status: string }>().status]).toEqual([
      503,
      'stopping',
    ]);
    expect((await healthResponse({})).statusCode).toBe(200);
  });

  it('reports the shown version of each artifact and its source', async () => {
    expect(await health()).toMatchObject({
      status: 'ok',
      release: 'base',
      sequence: 4,
      shell: { version: '7', shown: '7', source: 'pin' },
      sections: { 'mfe-home': { version: '2', fallback: '1', shown: '2', source: 'pin' } },
      canary: null,
    });
  });

  it('reports the fallback of sections and shell that are out of service', async () => {
    const body = await health((breaker) => {
      const options = { release: 'base' };
      breaker.trip('mfe-home@2', { reason: 'looped', cause: 'timeout' }, options);
      breaker.trip('shell@7', { reason: 'threw', cause: 'start' }, options);
    });
    expect(body).toMatchObject({
      status: 'degraded',
      shell: { status: 'degraded', problem: 'threw', shown: '6', source: 'fallback' },
      sections: { 'mfe-home': { problem: 'looped', shown: '1', source: 'fallback' } },
    });
  });

  it('names what is damaged in the registry while the kept copy is shown', async () => {
    const damage = new Map([['mfe-home@2', 'client/main.js is altered in the registry']]);
    const response = await healthResponse({ kept: { damage, problem: null } });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      status: 'degraded',
      shell: { status: 'ok' },
      sections: {
        'mfe-home': {
          status: 'degraded',
          problem: 'client/main.js is altered in the registry',
          shown: '2',
          source: 'pin',
        },
      },
    });
  });

  it('is degraded while the files of the release cannot be kept', async () => {
    const kept = { damage: new Map<string, string>(), problem: 'no space' };
    const body = (await healthResponse({ kept })).json<object>();
    expect(body).toMatchObject({ status: 'degraded', reason: 'no space' });
  });

  it('is degraded and reports the release that stays when the channel has none any more', async () => {
    const channelState = new ChannelState();
    const served = { channel: 'production', sequence: 4, id: 'base', release, canary: null };
    channelState.update(served);
    const reason = 'entry 4 is signed by a revoked key';
    const gone = { status: 'degraded' as const, reason, sequence: 0, id: null, release: null };
    channelState.update({ ...served, ...gone });
    const app = Fastify();
    registerHealthRoute(app, {
      state: () => gone,
      channelState,
      breaker: new CircuitBreaker(),
      kept: null,
      isStopping: () => false,
    });
    const answer = await app.inject({ url: '/-/health' });
    expect((await app.inject({ url: '/-/live' })).statusCode).toBe(200);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 'degraded',
      reason: `${reason}; pages show the last good one`,
      release: 'base',
      sequence: 4,
      sections: { 'mfe-home': { version: '2', source: 'pin' } },
    });
  });

  it('is down with 503 before the first release', async () => {
    const nothing = { status: 'degraded' as const, reason: 'empty', sequence: 0 };
    const app = Fastify();
    const state = () => ({ ...nothing, id: null, release: null });
    registerHealthRoute(app, {
      state,
      channelState: new ChannelState(),
      breaker: new CircuitBreaker(),
      kept: null,
      isStopping: () => false,
    });
    const answer = await app.inject({ url: '/-/health' });
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { status: 'down' }]);
  });

  it('reports the canary separately: its share, its changes and its outages', async () => {
    const body = await health((breaker) => {
      const outage = { reason: 'looped', cause: 'timeout' } as const;
      breaker.trip('mfe-home@3', outage, { release: 'canary' });
    }, true);
    expect(body).toMatchObject({
      status: 'ok',
      canary: {
        release: 'canary',
        share: 5,
        sections: {
          'mfe-home': { version: '3', source: 'canary', problem: 'looped' },
          'mfe-legal': { source: 'pin', problem: null },
        },
      },
    });
  });
});
