import fs from 'node:fs/promises';
import path from 'node:path';
import {
  ARTIFACT_NAMES,
  ArtifactStore,
  ensureFirstKey,
  openSigner,
  pin,
  publish,
  ReleaseRefused,
  formatRefusal,
  type ArtifactName,
} from '@huoban/release';

export type Versions = Record<ArtifactName, string>;

const CHANNEL = 'development';
/** Open pages may still request files of the latest builds. */
const MAX_BUILDS = 6;

export class VersionMissing extends Error {
  override name = 'VersionMissing';

  constructor(artifact: ArtifactName, version: string) {
    super(
      `The site pins ${artifact} ${version}, but its registry does not contain all files of it.`,
    );
  }
}

/** A registry and a channel for the development of one section, separate from those of the site. */
export class DevelopmentRegistry {
  readonly channel = CHANNEL;
  readonly folder: string;
  /** Folder of the development key, which no other shell trusts. */
  readonly keys: string;
  private readonly builds: { name: ArtifactName; version: string }[] = [];

  constructor(readonly root: string) {
    this.folder = path.join(root, 'registry');
    this.keys = path.join(root, 'keys');
  }

  /** Copies published versions from another registry. @throws VersionMissing */
  async copyFrom(registry: string, versions: Versions): Promise<void> {
    const [from, to] = [new ArtifactStore(registry), new ArtifactStore(this.folder)];
    for (const name of ARTIFACT_NAMES) {
      const version = versions[name];
      const stored = await from.read(name, version);
      if (!stored) throw new VersionMissing(name, version);
      for (const file of [...Object.keys(stored.record.files), 'version.json']) {
        const key = `artifacts/${name}/${version}/${file}`;
        const content = await from.storage.read(key);
        if (content === null) throw new VersionMissing(name, version);
        await to.storage.replace(key, content);
      }
    }
  }

  /** Publishes a build folder. @returns its version */
  async publish(build: string): Promise<string> {
    const { record } = await publish(this.folder, build);
    return record.version;
  }

  /** @returns id of the new active release @throws ReleaseRefused */
  async pin(versions: Partial<Versions>): Promise<string> {
    await ensureFirstKey(this.keys);
    const signer = await openSigner(this.keys, { pem: '' });
    const act = { channel: CHANNEL, author: 'development', reason: 'a source was saved', signer };
    const { entry } = await pin(this.folder, { ...act, versions });
    return entry.release;
  }

  /** Publishes and pins a build of the section, and removes the oldest builds. @throws ReleaseRefused */
  async deploy(name: ArtifactName, build: string): Promise<string> {
    const version = await this.publish(build);
    const release = await this.pin({ [name]: version });
    this.builds.push({ name, version });
    for (const old of this.builds.splice(0, this.builds.length - MAX_BUILDS)) {
      await fs.rm(path.join(this.folder, 'artifacts', old.name, old.version), {
        recursive: true,
        force: true,
      });
    }
    return release;
  }
}

export function problemsOf(error: unknown): string[] {
  if (error instanceof ReleaseRefused) return error.refusals.map(formatRefusal);
  return [error instanceof Error ? error.message : String(error)];
}
