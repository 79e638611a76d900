import Fastify from 'fastify';
import { replyInvalidUrl } from './invalid-url';

async function request(url: string) {
  const app = Fastify({ frameworkErrors: replyInvalidUrl });
  app.get('/*', async () => 'a page');
  return app.inject({ url });
}

describe('a URL that cannot be decoded', () => {
  it.each(['/api/%zz', '/dev/%E0%A4'])('is answered with an envelope at %s', async (url) => {
    const answer = await request(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error_code: 40002, payload: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['/%zz', '/apiary/%zz', '/terms%E0%A4'])('is answered with a page at %s', async (url) => {
    const answer = await request(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('<h1>400</h1>');
  });
});
