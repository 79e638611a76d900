import Fastify from 'fastify';
import { registerAssetRoutes } from './asset-routes';

const FILES = [
  'main.js',
  'main.js.br',
  'main.js.gz',
  'page.css',
  'page.css.gz',
  'chunk.js',
  'run.sh',
];

/** A shell with the files of one version; each contains its own name. */
function request(url: string, encoding?: string) {
  const app = Fastify();
  const read = async (name: string, version: string, file: string) => {
    const isPublished = `${name}/${version}` === 'mfe-home/1' && FILES.includes(file.slice(7));
    return isPublished ? Buffer.from(file) : null;
  };
  registerAssetRoutes(app, { read });
  return app.inject({
    url,
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  });
}

describe('/assets/*', () => {
  it.each([
    ['main.js', 'gzip, br', 'main.js.br', 'br'],
    ['main.js', 'gzip', 'main.js.gz', 'gzip'],
    ['main.js', undefined, 'main.js', undefined],
    ['page.css', 'gzip, br', 'page.css', undefined],
    ['page.css', 'gzip', 'page.css.gz', 'gzip'],
    ['chunk.js', 'gzip', 'chunk.js', undefined],
  ])('%s for a browser that accepts %s is %s', async (file, accepted, body, coding) => {
    const answer = await request(`/assets/mfe-home/1/${file}`, accepted);
    expect([answer.statusCode, answer.body]).toEqual([200, `client/${body}`]);
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers).toMatchObject({
      'content-type': file.endsWith('js')
        ? 'text/javascript; charset=utf-8'
        : 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['mfe-home/1/other.js', 'mfe-home/2/main.js', 'mfe-home/1/run.sh', 'mfe-home/1/'])(
    'answers %s, which was not published as a file of a browser, with 404',
    async (file) => {
      const answer = await request(`/assets/${file}`);
      expect([answer.statusCode, answer.body]).toEqual([404, '']);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});
