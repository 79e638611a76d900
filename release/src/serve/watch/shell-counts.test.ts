import { createServer, type RequestListener } from 'node:http';
import { fetchShellCounts } from './shell-counts';

/** Result for a response of a shell. */
async function fetchedOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  try {
    return await fetchShellCounts(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const COUNTS = { sample: { r: { reached: 'Aw==', failed: 'AQ==' } } };

describe('fetchShellCounts', () => {
  it('requests /-/counts', async () => {
    const counts = await fetchedOf((request, response) =>
      response.end(
        request.url === '/-/counts'
          ? JSON.stringify({ ...COUNTS, since: 'now', releases: {} })
          : '',
      ),
    );
    expect(counts).toEqual(COUNTS);
  });

  it.each<[string, RequestListener, string | RegExp]>([
    ['fails', (_, response) => response.writeHead(503).end(), 'status 503'],
    [
      'answers endlessly',
      (_, response) => response.end('x'.repeat(300_000)),
      'response of 300000 characters',
    ],
    [
      'sends elsewhere',
      (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'fetch failed',
    ],
    ['is none', (_, response) => response.end('<html></html>'), /JSON/],
    [
      'predates samples',
      (_, response) => response.end(JSON.stringify({ since: 'now', releases: {} })),
      /sample/,
    ],
  ])('are not taken from one that %s', async (_, listener, problem) => {
    await expect(fetchedOf(listener)).rejects.toThrow(problem);
  });
});
