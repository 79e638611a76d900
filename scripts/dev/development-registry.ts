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
/** Builds of the section that stay: open pages may still ask for the last few. */
const KEPT = 6;

/** A release names a version that its registry does not hold. */
export class VersionMissing extends Error {
  override name = 'VersionMissing';

  constructor(artifact: ArtifactName, version: string) {
    super(`The site pins ${artifact} ${version}, and its registry does not hold all of it.`);
  }
}

/** A registry and a channel of their own for one section's development; nothing of the site's is ever changed. */
export class DevelopmentRegistry {
  readonly channel = CHANNEL;
  readonly folder: string;
  /** Folder of its own key, which nobody else trusts. */
  readonly keys: string;
  private readonly own: { name: ArtifactName; version: string }[] = [];

  constructor(readonly root: string) {
    this.folder = path.join(root, 'registry');
    this.keys = path.join(root, 'keys');
  }

  /** Copies published versions out of another registry, wherever it keeps them. @throws VersionMissing */
  async take(registry: string, versions: Versions): Promise<void> {
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

  /** @returns id of the release in force then. @throws ReleaseRefused */
  async pin(versions: Partial<Versions>): Promise<string> {
    await ensureFirstKey(this.keys);
    const signer = await openSigner(this.keys, { pem: '' });
    const act = { channel: CHANNEL, author: 'development', reason: 'a source was saved', signer };
    const { entry } = await pin(this.folder, { ...act, versions });
    return entry.release;
  }

  /** Publishes a build of the section and puts it in force; the oldest builds go. @throws ReleaseRefused */
  async show(name: ArtifactName, build: string): Promise<string> {
    const version = await this.publish(build);
    const release = await this.pin({ [name]: version });
    this.own.push({ name, version });
    for (const old of this.own.splice(0, this.own.length - KEPT)) {
      await fs.rm(path.join(this.folder, 'artifacts', old.name, old.version), {
        recursive: true,
        force: true,
      });
    }
    return release;
  }
}

/** What a developer is told about a refused or failed act, one text for each broken rule. */
export function problemsOf(error: unknown): string[] {
  if (error instanceof ReleaseRefused) return error.refusals.map(formatRefusal);
  return [error instanceof Error ? error.message : String(error)];
}
