import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SectionName, VersionRecord } from '@huoban/contracts';
import type { ArtifactConfig } from './artifact-config';
import { writeBuildRecord } from './build-record';
import { buildShellScripts } from './shell-scripts';
import { compile } from './compile';
import type { DevelopmentMode } from './development/development-config';
import { MetadataCollector } from './metadata/metadata-collector';
import { readSharedSignatures } from './metadata/signatures/shared-signatures';
import { precompress } from './precompress';

export interface ArtifactBuild {
  name: 'shell' | SectionName;
  /** Root of the repository. */
  root: string;
  /** Output folder of the version; replaced if it exists. */
  out: string;
  version: string;
  source?: VersionRecord['source'];
  /** Only for development sites; such versions cannot be pinned to a channel of visitors. */
  development?: DevelopmentMode;
}

/**
 * Builds one version of the shell or of a section into `out`: `client/` (served, with `.br` and `.gz` beside each
 * file), `server/index.cjs`, `section.json` and, last, `build.json`.
 * @throws Error with the messages of webpack when the sources do not build
 */
export async function buildArtifact(build: ArtifactBuild): Promise<void> {
  const { name, root, out, version, source, development } = build;
  const folder = path.join(root, name);
  const config = await readConfig(folder);
  await fs.rm(out, { recursive: true, force: true });
  const target = { name, version, out, ...(development && { development }) };
  // The compiler works in a process of its own meanwhile. Development versions are built too often for it.
  const reading = development ? null : readSharedSignatures(reportMissingSignatures);
  const collector = new MetadataCollector(folder, config.shared, config.manifest);
  await compile(collector.instrument(config.client(target)));
  await compile(collector.instrument(config.server(target)));
  if (config.kind === 'shell') await buildShellScripts(folder, path.join(out, 'client'));
  const groups = await readAndRemoveGroups(path.join(out, 'client', 'groups.json'));
  if (!development) await precompress(path.join(out, 'client'));
  const signatures = await reading;
  const metadata = {
    ...(await collector.collect()),
    ...(signatures && { signatures: collector.signatures(signatures) }),
  };
  const recorded = { manifest: config.manifest, shared: collector.consumed() };
  await writeBuildRecord(out, { name, version, config: recorded, groups, source, metadata });
}

/** Loads the default export of a package's `webpack.config.ts`. */
export async function readConfig(folder: string): Promise<ArtifactConfig> {
  const file = pathToFileURL(path.join(folder, 'webpack.config.ts'));
  const module = (await import(file.href)) as { default: ArtifactConfig };
  return module.default;
}

async function readAndRemoveGroups(file: string): Promise<Record<string, string[]>> {
  const groups = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string[]>;
  await fs.rm(file);
  return groups;
}

const reportMissingSignatures = (problem: string): void =>
  void process.stderr.write(`signatures of shared packages are not recorded: ${problem}\n`);
