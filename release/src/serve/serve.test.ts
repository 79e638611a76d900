import fs from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { runCommand } from '../cli/testing/run-command';
import { startCanary } from '../acts/canary/start-canary';
import { FORCED_BY_TEST, keysFolder, createSite, publishVersion } from '../testing/test-registry';
import { readKeyHistory } from '../keys/key-history';
import { readRecords } from '../keys/key-folder';
import { timestampSchema } from '../channel/witness/timestamp';
import { OPERATOR, VIEWER } from './testing/test-console';
import { serve } from './serve';

/** A listening server that records requests. */
async function listen() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(String(request.url));
    response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { requests, port, close };
}

const OPTIONS = {
  host: '127.0.0.1',
  origins: ['http://console.test'],
  tokens: { operator: OPERATOR, viewer: VIEWER },
};

async function open(registry: string, shells: string[] = [], port = 0) {
  const output: string[] = [];
  const stores = { registry, keys: keysFolder(registry), log: (line: string) => output.push(line) };
  return { output, served: await serve(stores, { ...OPTIONS, shells, port }) };
}

const automaticKeys = async (registry: string) =>
  (await readRecords(keysFolder(registry))).filter(({ role }) => role === 'automatic');

describe('serve', () => {
  it('runs the console until it is closed, and creates no key without shells', async () => {
    const registry = await createSite();
    const { served } = await open(registry);
    expect(await (await fetch(`${served.address}/-/health`)).json()).toEqual({ status: 'ok' });
    expect(await automaticKeys(registry)).toEqual([]);
    await served.close();
    await expect(fetch(`${served.address}/-/health`)).rejects.toThrow();
  });

  it('creates an automatic key once and records it', async () => {
    const registry = await createSite();
    const first = await open(registry, ['http://127.0.0.1:1']);
    await first.served.close();
    const [key] = await automaticKeys(registry);
    expect(first.output).toContain(`created the automatic key ${key?.id ?? ''}`);
    expect(await readKeyHistory(keysFolder(registry))).toMatchObject([
      { act: 'create', keys: [key?.id], author: 'console', reason: 'to withdraw failing canaries' },
    ]);
    const second = await open(registry, ['http://127.0.0.1:1']);
    await second.served.close();
    expect(await automaticKeys(registry)).toHaveLength(1);
  });

  it('renews the timestamps of all channels, with an automatic key where one exists', async () => {
    const registry = await createSite();
    const signed = async () => {
      const text = await fs.readFile(path.join(registry, 'timestamps/production.json'), 'utf8');
      const { at, expires, signature } = timestampSchema.parse(JSON.parse(text));
      return { hours: (Date.parse(expires) - Date.parse(at)) / 3_600_000, key: signature.key };
    };
    const manager = await signed();
    expect(manager.hours).toBeCloseTo(365 * 24, 2);
    for (const shells of [[], ['http://127.0.0.1:1']]) {
      await fs.rm(path.join(registry, 'timestamps'), { recursive: true });
      const { served } = await open(registry, shells);
      while ((await signed().catch(() => null)) === null)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await served.close();
      const [automatic] = await automaticKeys(registry);
      expect(await signed()).toEqual({ hours: 24, key: automatic?.id ?? manager.key });
    }
  });

  it('does not start the canary watch when it cannot listen', async () => {
    const registry = await createSite();
    await publishVersion(registry, 'mfe-home', '2.0.0');
    const target = { versions: { 'mfe-home': '2.0.0' } };
    await startCanary(registry, { ...FORCED_BY_TEST, target, share: 5 });
    const [place, shell] = [await listen(), await listen()];
    const shells = [`http://127.0.0.1:${shell.port}`];
    await expect(open(registry, shells, place.port)).rejects.toThrow('EADDRINUSE');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(shell.requests).toEqual([]);
    const { served } = await open(registry, shells);
    while (shell.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(shell.requests[0]).toBe('/-/counts');
    await served.close();
    await Promise.all([place.close(), shell.close()]);
  });

  it('does not start without a signing key', async () => {
    const registry = await createSite();
    await fs.rm(path.join(keysFolder(registry), 'private'), { recursive: true });
    await expect(open(registry)).rejects.toThrow('R020');
  });
});

describe('the command serve', () => {
  beforeEach(() => {
    process.env['RELEASE_TOKEN'] = OPERATOR;
  });
  afterEach(() => {
    delete process.env['RELEASE_TOKEN'];
    delete process.env['SHELLS'];
  });

  it('prints the address and exits on a signal', async () => {
    const place = await listen();
    await place.close();
    const registry = await createSite();
    const address = `http://127.0.0.1:${place.port}`;
    const output = await runCommand(registry, 'serve', '--port', String(place.port));
    expect(output).toBe(`console ready ${address}\n`);
    expect((await fetch(`${address}/-/health`)).status).toBe(200);
    const ended = new Promise<unknown>((resolve) =>
      jest.spyOn(process, 'exit').mockImplementation((code) => {
        resolve(code);
        return undefined as never;
      }),
    );
    process.emit('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${address}/-/health`)).rejects.toThrow();
    process.removeAllListeners('SIGINT');
  });

  it('reports a port that is in use', async () => {
    const other = await listen();
    const registry = await createSite();
    await expect(runCommand(registry, 'serve', '--port', String(other.port))).rejects.toThrow(
      'Cannot listen (--port, --host): the port is in use (EADDRINUSE).',
    );
    await other.close();
    await expect(runCommand(registry, 'serve', '--host', '203.0.113.1')).rejects.toThrow(
      'the address is not available (EADDRNOTAVAIL)',
    );
  });

  it('reports key errors', async () => {
    const registry = await createSite();
    await fs.rm(path.join(keysFolder(registry), 'private'), { recursive: true });
    await expect(runCommand(registry, 'serve')).rejects.toThrow('R020');
  });

  it('names the invalid setting', async () => {
    process.env['SHELLS'] = 'localhost:3000';
    await expect(runCommand(await createSite(), 'serve')).rejects.toThrow(
      'SHELLS must name origins',
    );
  });
});
