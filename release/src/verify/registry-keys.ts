import { isArtifactName, type ArtifactName } from '../registry/artifact-names';
import { logFolder, parseSequence } from '../channel/log/entry-reader';
import type { RegistryStorages } from '../storage/open-registry';
import type { Fault } from './verify-report';

/** Contents of a registry by key. */
export interface RegistryKeys {
  versions: { name: ArtifactName; version: string }[];
  /** Release ids. */
  releases: string[];
  channels: string[];
  /** Keys of evidence documents. */
  evidence: string[];
  /** Unknown files and folders. */
  unknown: Fault[];
}

/** @param channels names of the channels */
export async function listRegistry(
  { artifacts, log }: RegistryStorages,
  channels: string[],
): Promise<RegistryKeys> {
  const [names, releaseFiles, evidence, ...logs] = await Promise.all([
    artifacts.list('artifacts'),
    artifacts.list('releases'),
    listKeysBelow(artifacts, 'evidence'),
    ...channels.map((channel) => listKeys(log, logFolder(channel))),
  ]);
  const known = names.filter(isArtifactName);
  const versions = await Promise.all(
    known.map(async (name) =>
      (await artifacts.list(`artifacts/${name}`)).map((version) => ({ name, version })),
    ),
  );
  const unknown = [
    ...names.filter((name) => !isArtifactName(name)).map((name) => `artifacts/${name}`),
    ...releaseFiles.filter((file) => !RELEASE_FILE.test(file)).map((file) => `releases/${file}`),
    ...logs.flat().filter((key) => parseSequence(key.split('/').at(-1) ?? '') === null),
  ];
  return {
    versions: versions.flat(),
    releases: releaseFiles.flatMap((file) => RELEASE_FILE.exec(file)?.[1] ?? []),
    channels,
    evidence,
    unknown: unknown.map((subject) => ({ kind: 'unknown', subject, problem: 'is not referenced' })),
  };
}

const RELEASE_FILE = /^([0-9a-f]{64})\.json$/;

type Lister = Pick<RegistryStorages['artifacts'], 'list'>;

const listKeys = async (storage: Lister, folder: string): Promise<string[]> =>
  (await storage.list(folder)).map((name) => `${folder}/${name}`);

/** Keys of the files one folder below. */
async function listKeysBelow(storage: Lister, folder: string): Promise<string[]> {
  const folders = await listKeys(storage, folder);
  return (await Promise.all(folders.map((below) => listKeys(storage, below)))).flat();
}
