import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DevelopmentMode } from '@huoban/build';
import { ARTIFACT_NAMES, type ArtifactName } from '@huoban/release';
import { digestOf } from './source-digest';

export interface PlannedArtifact {
  name: ArtifactName;
  /** Package version and prefix of the source digest, so that equal sources have equal versions. */
  version: string;
  digest: string;
  out: string;
  /** Set for development builds, which are never published. */
  development?: DevelopmentMode;
}

const SHARED = ['build', 'contracts', 'runtime', 'ui'].flatMap((name) => [
  `shared/${name}/src`,
  `shared/${name}/package.json`,
]);
const DIGEST_LENGTH = 10;

/** Versions of all artifacts for the current sources, in build order. */
export async function planArtifacts(root: string): Promise<PlannedArtifact[]> {
  const shared = await digestOf(root, [...SHARED, 'pnpm-lock.yaml']);
  return Promise.all(ARTIFACT_NAMES.map((name) => planArtifact(root, name, shared)));
}

async function planArtifact(
  root: string,
  name: ArtifactName,
  shared: string,
): Promise<PlannedArtifact> {
  const own = await digestOf(root, await ownSources(root, name));
  const digest = createHash('sha256').update(own).update(shared).digest('hex');
  const version = `${await packageVersion(root, name)}-${digest.slice(0, DIGEST_LENGTH)}`;
  return { name, version, digest, out: path.join(root, 'dist', 'artifacts', name, version) };
}

// The runner is not part of the shell artifact.
async function ownSources(root: string, name: ArtifactName): Promise<string[]> {
  const sources = await fs.readdir(path.join(root, name, 'src'));
  return [
    ...sources.filter((entry) => entry !== 'runner').map((entry) => `${name}/src/${entry}`),
    `${name}/section.json`,
    `${name}/webpack.config.ts`,
    `${name}/package.json`,
  ];
}

async function packageVersion(root: string, name: ArtifactName): Promise<string> {
  const text = await fs.readFile(path.join(root, name, 'package.json'), 'utf8');
  const manifest: unknown = JSON.parse(text);
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version);
  }
  throw new Error(`${name}/package.json has no version`);
}
