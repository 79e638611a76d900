import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createDevelopmentProxy } from './development-proxy';
import { StateStream } from './state-stream';

const open: http.Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function listen(server: http.Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A front before a shell that answers every address with what it was asked for. */
async function makeFront({ shellPort }: { shellPort?: number } = {}) {
  const shell = http.createServer((request, response) => {
    const isPage = !request.url?.startsWith('/assets/');
    response.writeHead(request.url === '/gone' ? 404 : 200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'text/javascript',
      'integrity-policy': 'blocked-destinations=(script)',
      etag: '"1"',
    });
    response.end(isPage ? `<head></head>${request.url ?? ''}` : `published ${request.url ?? ''}`);
  });
  const built = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-front-'));
  await fs.writeFile(path.join(built, 'page.js'), 'newest page');
  await fs.writeFile(path.join(built, 'remoteEntry.js'), 'newest entry');
  const stream = new StateStream('s');
  const port = await listen(
    createDevelopmentProxy({
      section: 'mfe-home',
      shellPort: shellPort ?? (await listen(shell)),
      built,
      client: 'client',
      stream,
    }),
  );
  const ask = (address: string) => fetch(`http://127.0.0.1:${String(port)}${address}`);
  return { ask, stream, text: async (address: string) => (await ask(address)).text() };
}

describe('development proxy', () => {
  it('inserts the client into documents and removes integrity headers', async () => {
    const { ask } = await makeFront();
    const page = await ask('/about-us?a=1');
    expect(await page.text()).toBe(
      '<head><script src="/-/dev/client.js"></script></head>/about-us?a=1',
    );
    expect(page.headers.get('integrity-policy')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('marks documents of failed pages', async () => {
    const { text } = await makeFront();
    expect(await text('/gone')).toContain('data-failed');
  });

  it('serves the latest files of the section to pages of earlier builds', async () => {
    const { text } = await makeFront();
    expect(await text('/assets/mfe-home/0.0.0-dev.old/page.js')).toBe('newest page');
  });

  it('forwards the entry, whose integrity is pinned, and all other paths to the shell', async () => {
    const { text } = await makeFront();
    for (const address of [
      '/assets/mfe-home/0.0.0-dev.old/remoteEntry.js',
      '/assets/mfe-home/1.0.0/page.js',
      '/assets/mfe-legal/0.0.0-dev.old/page.js',
      '/assets/mfe-home/0.0.0-dev.old/..%2f..%2fpackage.json',
    ]) {
      expect(await text(address)).toBe(`published ${address}`);
    }
  });

  it('streams the state and every change of it', async () => {
    const { ask, stream } = await makeFront();
    const reader = (await ask('/-/dev/state')).body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toContain('"built":null');
    stream.change({ built: 'abc' });
    expect(await next()).toContain('"built":"abc"');
  });

  it('responds with a reloading page while the shell is unavailable', async () => {
    const closed = http.createServer();
    const port = await listen(closed);
    closed.close();
    const { ask } = await makeFront({ shellPort: port });
    const answer = await ask('/');
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '1']);
  });
});
