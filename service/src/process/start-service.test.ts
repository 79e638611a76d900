import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSettings } from '../config/environment';
import { lockFolder } from '../database/folder-lock';
import { startService } from './start-service';
import { createTestDatabaseFiles } from '../testing/embedded-archive';
import { createSampleContent } from '../testing/sample-content';

let content: Awaited<ReturnType<typeof createSampleContent>>;
let dataDir: string;
beforeAll(async () => {
  content = await createSampleContent();
  dataDir = await mkdtemp(join(tmpdir(), 'service-'));
  await createTestDatabaseFiles(dataDir);
}, 240_000);
afterAll(async () => {
  await content.remove();
  await rm(dataDir, { recursive: true });
});

// Services that a failed test did not stop.
const stops: (() => Promise<void>)[] = [];
afterAll(() => Promise.allSettled(stops.map((stop) => stop())));

function captureOutput() {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}
const PROGRAM = pathToFileURL('service/src/replies/thread/program.mjs');

const settings = (environment: Record<string, string>) =>
  readSettings({
    PORT: '0',
    CONTENT_DIR: content.folder,
    MEDIA_MANIFEST: 'none',
    DATA_DIR: dataDir,
    ...environment,
  });

describe('the service', () => {
  it('serves requests and backups, and closes everything on stop', async () => {
    const lines = captureOutput();
    const misspelled = { LIMIT_SENDS_PER_DAYS: '1' };
    const { address, stop } = await startService(
      settings({ LOG_LEVEL: 'info' }),
      misspelled,
      PROGRAM,
    );
    stops.push(stop);
    expect(lines.join('')).toMatch(/LIMIT_SENDS_PER_DAYS is not a setting .*LIMIT_SENDS_PER_DAY\?/);
    expect(lines.join('')).toMatch(/content written: 3 games/);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d*$/);
    expect((await fetch(`${address}/health`)).status).toBe(200);
    const metrics = await (await fetch(`${address}/metrics`)).text();
    expect(metrics).toContain('process_cpu');
    expect(existsSync(join(dataDir, 'operator-endpoint.json'))).toBe(true);

    await stop();
    await expect(fetch(address)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'operator-endpoint.json'))).toBe(false);
    await (
      await lockFolder(dataDir)
    )();
  }, 240_000);

  it('closes everything when its port is in use', async () => {
    captureOutput();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    await expect(startService(settings({ PORT }), {}, PROGRAM)).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    await new Promise((resolve) => other.close(resolve));
    await (
      await lockFolder(dataDir)
    )();
  }, 240_000);

  it('closes everything when a text of the partners is missing', async () => {
    captureOutput();
    const start = startService(settings({ PERSONA_DIR: content.folder }), {}, PROGRAM);
    await expect(start).rejects.toThrow(/wording\.json cannot be read/);
    await (
      await lockFolder(dataDir)
    )();
  }, 240_000);
});
