import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { registerMediaRoutes } from './media-routes';

describe('/media/*', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-media-'));
    for (const name of ['a.txt', 'a.0123abcd-640.webp', 'a.0123abcd.mp4', 'icon.png'])
      await fs.writeFile(path.join(folder, name), 'a');
  });
  afterAll(() => fs.rm(folder, { recursive: true }));

  it.each([
    ['/media/a.txt', 200],
    ['/media/b.txt', 404],
    ['/media//x', 404],
    ['/media/..%2f..%2fetc/passwd', 404],
    ['/media/%00', 404],
    ['/media/', 404],
  ])('answers %s with %i', async (url, status) => {
    const app = Fastify();
    await registerMediaRoutes(app, folder);
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.body]).toEqual([status, status === 200 ? 'a' : '']);
  });

  it.each([
    ['a.0123abcd-640.webp', 'public, max-age=31536000, immutable'],
    ['a.0123abcd.mp4', 'public, max-age=31536000, immutable'],
    ['icon.png', 'public, max-age=3600'],
  ])('caches %s as %s', async (name, expected) => {
    const app = Fastify();
    await registerMediaRoutes(app, folder);
    const { headers } = await app.inject({ url: `/media/${name}` });
    expect(headers['cache-control']).toBe(expected);
  });
});
