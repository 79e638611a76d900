import Fastify from 'fastify';
import type { ReleaseSelector } from '../releases/release-selector';
import { visitorAt } from '../visitors/testing/visitors';
import { registerBuildRoutes } from './build-routes';

const ID = 'a'.repeat(64);

function request(url: string) {
  const app = Fastify();
  const selector = { select: async () => null } as unknown as ReleaseSelector;
  registerBuildRoutes(app, selector, () => visitorAt('20.0.0.1'));
  return app.inject({ url });
}

describe.each(['/builds', '/_nuxt/builds'])('%s', (base) => {
  it('has metadata of every release, also of one that is gone', async () => {
    const answer = await request(`${base}/meta/${ID}.json`);
    expect(answer.json()).toEqual({ id: ID, timestamp: expect.any(Number), prerendered: [] });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await request(`${base}/meta/latest.json`)).statusCode).toBe(404);
  });

  it('names no latest release before the channel has one', async () => {
    expect((await request(`${base}/latest.json`)).json()).toMatchObject({ id: null });
  });
});
