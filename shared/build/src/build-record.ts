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

/** Content of `build.json`, which publishing needs besides the files. */
export type BuildRecord = Omit<VersionRecord, 'files' | 'format'>;

export interface RecordedBuild {
  name: 'shell' | SectionName;
  version: string;
  config: Pick<ArtifactConfig, 'manifest' | 'shared'>;
  groups: VersionRecord['groups'];
  source?: VersionRecord['source'] | undefined;
  metadata: VersionMetadata;
}

/** Writes `section.json` and, last, `build.json`: a build folder is complete once `build.json` exists. */
export async function writeBuildRecord(out: string, build: RecordedBuild): Promise<void> {
  const { manifest } = build.config;
  if (manifest) await writeJson(path.join(out, 'section.json'), manifest);
  await writeJson(path.join(out, 'build.json'), toBuildRecord(build));
}

const toBuildRecord = ({
  name,
  version,
  config,
  groups,
  source,
  metadata,
}: RecordedBuild): BuildRecord => ({
  name,
  version,
  contract: config.manifest?.contract ?? SECTION_CONTRACT,
  locales: config.manifest?.locales ?? [...LANGUAGES],
  routes: toReleaseRoutes(name, config.manifest),
  endpoints: config.manifest?.endpoints ?? [],
  shared: config.shared,
  groups,
  source: source ?? { commit: 'unknown', digest: version },
  ...metadata,
});

function toReleaseRoutes(
  name: RecordedBuild['name'],
  manifest?: SectionManifest,
): BuildRecord['routes'] {
  if (!manifest) return [];
  if (name === 'shell')
    throw new Error('the shell declares no routes: only sections serve patterns');
  return manifest.routes.map((route) => ({ section: name, ...route }));
}

const writeJson = (file: string, value: unknown): Promise<void> =>
  fs.writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
