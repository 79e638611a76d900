import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEVICES, LANGUAGES, SECTION_NAMES, type SectionName } from '@huoban/contracts';
import { ARTIFACT_NAMES, type ArtifactName } from '../registry/artifact-names';
import { publish } from '../registry/artifact-store';
import { TRUSTED_FILE } from '../keys/key-files';
import { addKey } from '../keys/key-folder';
import { generateKey } from '../keys/generate-key';
import { createSigner } from '../keys/signer';
import { TrustedKeys } from '../keys/trusted-keys';
import { pin } from '../acts/pin';
import { REQUIRED_ROUTES } from '../checks/routes/required-routes';

const key = generateKey('manager');
const testerKey = generateKey('tester');

/** Creates an empty registry in a temporary folder, with the trusted keys of a manager and a tester. */
export async function createRegistry(): Promise<string> {
  const registry = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-registry-'));
  made.push(registry, keysFolder(registry));
  await addKey(keysFolder(registry), key);
  await addKey(keysFolder(registry), testerKey);
  return registry;
}

/** Keys folder of a test registry. */
export const keysFolder = (registry: string): string => `${registry}-keys`;

export const trustedKeysFile = (registry: string): string =>
  path.join(keysFolder(registry), TRUSTED_FILE);

const made: string[] = [];
afterAll(async () => {
  for (const registry of made) await fs.rm(registry, { recursive: true, force: true });
});

/** Required routes by section. */
const OWNERS: Record<SectionName, RegExp> = {
  'mfe-home': /^\/($|activity|about-us)/,
  'mfe-game-partner': /^\/game-partner/,
  'mfe-game-library': /^\/game-library/,
  'mfe-account': /^\/profile/,
  'mfe-legal': /^\/(terms|privacy|douv|topup)/,
};

/** Content of `build.json`. */
export function createBuildRecord(name: ArtifactName, version: string, changes: object = {}) {
  const section = SECTION_NAMES.find((candidate) => candidate === name);
  return {
    name,
    version,
    contract: 1,
    locales: ['zh', 'en', 'ja'],
    routes: section
      ? REQUIRED_ROUTES.filter(({ path: route }) => OWNERS[section].test(route)).map((route) => ({
          section,
          page: 'page',
          pattern: route.path,
          devices: route.devices,
          guards: [],
        }))
      : [],
    endpoints: [],
    shared: { react: section ? '^19.3.0' : '19.3.1' },
    groups: {},
    source: { commit: 'abc', digest: version },
    ...changes,
  };
}

/** Writes a build folder. @returns its path */
export async function createBuild(
  registry: string,
  name: ArtifactName,
  version: string,
  changes: object = {},
): Promise<string> {
  const folder = path.join(registry, 'builds', name, version);
  await fs.mkdir(path.join(folder, 'client'), { recursive: true });
  await fs.mkdir(path.join(folder, 'server'), { recursive: true });
  await fs.writeFile(path.join(folder, 'client', 'main.js'), `// ${name} ${version}`);
  await fs.writeFile(path.join(folder, 'client', 'main.js.br'), `br ${name} ${version}`);
  await fs.writeFile(path.join(folder, 'server', 'index.cjs'), `module.exports = '${version}'`);
  const record = createBuildRecord(name, version, changes);
  await fs.writeFile(path.join(folder, 'build.json'), JSON.stringify(record));
  return folder;
}

/** Builds and publishes one version. */
export async function publishVersion(
  registry: string,
  name: ArtifactName,
  version: string,
  changes: object = {},
): Promise<void> {
  await publish(registry, await createBuild(registry, name, version, changes));
}

/** A registry with version 1.0.0 of all artifacts active on `production`. */
export async function createSite(): Promise<string> {
  const registry = await createRegistry();
  for (const name of ARTIFACT_NAMES) await publishVersion(registry, name, '1.0.0');
  const versions = Object.fromEntries(ARTIFACT_NAMES.map((name) => [name, '1.0.0']));
  await pin(registry, { ...FORCED_BY_TEST, versions });
  return registry;
}

/** Signs the acts of tests; trusted in test registries. */
export const TRUSTED = new TrustedKeys([key.record, testerKey.record]);
export const TEST_SIGNER = createSigner(key.privateKey, TRUSTED);
/** Signs the smoke reports of tests. */
export const TEST_TESTER = createSigner(testerKey.privateKey, TRUSTED);

export const BY_TEST = {
  channel: 'production',
  author: 'test',
  reason: 'a test',
  signer: TEST_SIGNER,
};

/** Scope of a complete smoke run. */
export const FULL_SCOPE = { languages: [...LANGUAGES], devices: [...DEVICES], left: [] };

/** Overrides missing evidence. */
export const FORCED_BY_TEST = { ...BY_TEST, force: 'test versions have no smoke run' };
