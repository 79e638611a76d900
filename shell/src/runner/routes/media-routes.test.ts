import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { registerMediaRoutes } from './media-routes';

describe('/media/*', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-media-'));
    await fs.writeFile(path.join(folder, 'a.txt'), 'a');
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
});
