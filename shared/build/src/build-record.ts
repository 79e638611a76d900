import fs from 'node:fs/promises';
import path from 'node:path';
import {
  LANGUAGES,
  SECTION_CONTRACT,
  type SectionManifest,
  type SectionName,
  type VersionMetadata,
  type VersionRecord,
} from '@huoban/contracts';
import type { ArtifactConfig } from './artifact-config';

/** `build.json`: what publishing needs beside the files themselves. */
export type BuildRecord = Omit<VersionRecord, 'files' | 'format'>;

export interface RecordedBuild {
  name: 'shell' | SectionName;
  version: string;
  config: Pick<ArtifactConfig, 'manifest' | 'shared'>;
  groups: VersionRecord['groups'];
  source?: VersionRecord['source'] | undefined;
  /** Absent while a section is developed. */
  facts?: VersionMetadata;
}

/** Completes a build folder: `section.json` and, last, `build.json`. */
export async function writeBuildRecord(out: string, build: RecordedBuild): Promise<void> {
  const { manifest } = build.config;
  if (manifest) await writeJson(path.join(out, 'section.json'), manifest);
  await writeJson(path.join(out, 'build.json'), recordOf(build));
}

const recordOf = ({
  name,
  version,
  config,
  groups,
  source,
  facts,
}: RecordedBuild): BuildRecord => ({
  name,
  version,
  contract: config.manifest?.contract ?? SECTION_CONTRACT,
  locales: config.manifest?.locales ?? [...LANGUAGES],
  routes: routesOf(name, config.manifest),
  endpoints: config.manifest?.endpoints ?? [],
  shared: config.shared,
  groups,
  source: source ?? { commit: 'unknown', digest: version },
  ...facts,
});

function routesOf(name: RecordedBuild['name'], manifest?: SectionManifest): BuildRecord['routes'] {
  if (!manifest) return [];
  if (name === 'shell')
    throw new Error('the shell declares no routes: only sections serve patterns');
  return manifest.routes.map((route) => ({ section: name, ...route }));
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  fs.writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
