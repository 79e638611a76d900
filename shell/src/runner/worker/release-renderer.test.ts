import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SiteConfig } from '@huoban/contracts';
import { integrityOf } from '@huoban/release';
import { releaseOf, withFallback } from '../releases/testing/releases';
import { EvaluatedVersions, ReleaseRenderer } from './release-renderer';

const registry = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-renderer-'));
afterAll(() => fs.rmSync(registry, { recursive: true, force: true }));

const SERVER_FILE = 'server/index.cjs';
/** Renders its own version, what the host names, and a page of the section; counts its evaluations. */
const shellCode = (version: string) => `
  globalThis.evaluations = (globalThis.evaluations ?? 0) + 1;
  exports.hostModules = {};
  exports.render = async (request, host) => ({
    body: [
      '${version}', host.release.shell, host.release.pinnedShell.version,
      host.section('mfe-home', '1').title, host.text('mfe-home', '1', 'main.css'),
    ].join(' '),
  });`;

const files: Record<string, string> = {
  [`shell/2/${SERVER_FILE}`]: shellCode('2'),
  [`shell/1/${SERVER_FILE}`]: shellCode('1'),
  [`mfe-home/1/${SERVER_FILE}`]: "exports.default = { title: 'home' };",
  'mfe-home/1/client/main.css': 'a{}',
};
for (const [file, content] of Object.entries(files)) {
  const full = path.join(registry, 'artifacts', file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, content);
}

function createRenderer(fallback: string | null) {
  const shell = fallback === null ? '2' : withFallback('2', fallback);
  const records = Object.entries(files).map(
    ([file, text]) => [file, { bytes: text.length, integrity: integrityOf(text) }] as const,
  );
  const release = { ...releaseOf({ shell }), files: Object.fromEntries(records) };
  const options = { folders: [registry], site: {} as SiteConfig, serviceUrl: 'http://127.0.0.1:1' };
  const renderer = new ReleaseRenderer(options, { id: 'r', release }, new EvaluatedVersions());
  return async (...avoid: string[]) => (await renderer.render({ url: '/', avoid })).body;
}

describe('ReleaseRenderer', () => {
  it('renders by the pinned shell, and by its fallback when that is avoided', async () => {
    const render = createRenderer('1');
    expect(await render()).toBe('2 2 2 home a{}');
    expect(await render('mfe-home@1')).toBe('2 2 2 home a{}');
    expect(await render('shell@2')).toBe('1 1 2 home a{}');
  });

  it('renders by the pinned shell when there is no fallback', async () => {
    expect(await createRenderer(null)('shell@2')).toBe('2 2 2 home a{}');
  });

  it('evaluates a version once, and does not render by a file that was damaged since', async () => {
    const render = createRenderer('1');
    const evaluations = () => Number(Reflect.get(globalThis, 'evaluations'));
    await render();
    const before = evaluations();
    await render();
    expect(evaluations()).toBe(before);
    fs.writeFileSync(path.join(registry, 'artifacts/shell/2', SERVER_FILE), 'exports.render = 1;');
    await expect(render()).rejects.toThrow(`shell/2/${SERVER_FILE} does not match its hash`);
  });
});
