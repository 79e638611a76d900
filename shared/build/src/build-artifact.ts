import fs from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SECTION_CONTRACT, type SectionName, type VersionRecord } from '@huoban/contracts';
import type { ArtifactConfig } from './artifact-config';
import { buildShellScripts } from './shell-scripts';
import { compile } from './compile';
import { precompress } from './precompress';

export interface ArtifactBuild {
  name: 'shell' | SectionName;
  /** Root of the repository. */
  root: string;
  /** Folder of the version; made anew. */
  out: string;
  version: string;
  source?: VersionRecord['source'];
}

/** `build.json`: what publishing needs beside the files themselves. */
export type BuildRecord = Omit<VersionRecord, 'files' | 'format'>;

/**
 * Builds one version of the shell or of a section into `out`: `client/` (served, with `.br` and `.gz` beside each file),
 * `server/index.cjs`, `section.json` and, last, `build.json`.
 * @throws Error with webpack's own messages when the sources do not build.
 */
export async function buildArtifact({
  name,
  root,
  out,
  version,
  source,
}: ArtifactBuild): Promise<void> {
  const folder = path.join(root, name);
  const config = await readConfig(path.join(folder, 'webpack.config.ts'));
  await fs.rm(out, { recursive: true, force: true });
  const target = { name, version, out };
  await compile(config.client(target));
  await compile(config.server(target));
  if (config.kind === 'shell') await buildShellScripts(folder, path.join(out, 'client'));
  const groups = await takeGroups(path.join(out, 'client', 'groups.json'));
  await precompress(path.join(out, 'client'));
  if (config.manifest) await writeJson(path.join(out, 'section.json'), config.manifest);
  const record: BuildRecord = {
    name,
    version,
    contract: config.manifest?.contract ?? SECTION_CONTRACT,
    locales: config.manifest?.locales ?? ['zh', 'en', 'ja'],
    routes: (config.manifest?.routes ?? []).map((route) => ({
      section: sectionOf(name),
      ...route,
    })),
    endpoints: config.manifest?.endpoints ?? [],
    shared: config.shared,
    groups,
    source: source ?? { commit: 'unknown', digest: version },
  };
  await writeJson(path.join(out, 'build.json'), record);
}

function sectionOf(name: 'shell' | SectionName): SectionName {
  if (name === 'shell')
    throw new Error('the shell declares no routes: only sections serve patterns');
  return name;
}

async function readConfig(file: string): Promise<ArtifactConfig> {
  const module = (await import(pathToFileURL(file).href)) as { default: ArtifactConfig };
  return module.default;
}

async function takeGroups(file: string): Promise<Record<string, string[]>> {
  const groups = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string[]>;
  await fs.rm(file);
  return groups;
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  fs.writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
