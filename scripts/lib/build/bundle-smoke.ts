import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

export const SMOKE_PACKAGE = 'huoban-smoke';

/** Dependencies that are not bundled: the browser driver, and axe, which is read as a file. */
const DEPENDENCIES = ['axe-core', 'puppeteer-core'];

/** The release tooling is optional and loaded only where it exists; its signing of reports is bundled. */
const releaseTooling: Plugin = {
  name: 'release-tooling',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^@huoban\/release$/ }, ({ path: name }) => ({
      path: name,
      external: true,
    }));
  },
};

interface Manifest {
  version: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
}

/**
 * Creates the standalone package of the smoke checks: one bundled program and its manifest.
 * @param root of the repository
 * @param folder output, replaced
 */
export async function bundleSmoke(root: string, folder: string): Promise<void> {
  await fs.rm(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['e2e/src/smoke.ts'],
    outfile: path.join(folder, 'smoke.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'silent',
    // puppeteer would download a browser when installed.
    alias: { puppeteer: 'puppeteer-core' },
    external: DEPENDENCIES,
    plugins: [releaseTooling],
    banner: { js: '#!/usr/bin/env node' },
  });
  await fs.chmod(path.join(folder, 'smoke.mjs'), 0o755);
  await fs.copyFile(path.join(root, 'docs/guides/testers.md'), path.join(folder, 'README.md'));
  const { version, license, engines } = await readManifest(path.join(root, 'package.json'));
  const manifest = {
    name: SMOKE_PACKAGE,
    version,
    license,
    description: 'Opens every public page of a deployment and says what is wrong',
    type: 'module',
    bin: { [SMOKE_PACKAGE]: 'smoke.mjs' },
    files: ['smoke.mjs'],
    engines,
    dependencies: await installedVersions(root),
  };
  await fs.writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Installed folders of the dependencies. */
export function dependencyFolders(root: string): Record<string, string> {
  const ofChecks = createRequire(path.join(root, 'e2e/package.json'));
  const ofDriver = createRequire(ofChecks.resolve('puppeteer/package.json'));
  return {
    'axe-core': path.dirname(ofChecks.resolve('axe-core/package.json')),
    'puppeteer-core': path.dirname(ofDriver.resolve('puppeteer-core/package.json')),
  };
}

async function installedVersions(root: string): Promise<Record<string, string>> {
  const versions: Record<string, string> = {};
  for (const [name, folder] of Object.entries(dependencyFolders(root))) {
    versions[name] = (await readManifest(path.join(folder, 'package.json'))).version;
  }
  return versions;
}

const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as Manifest;
