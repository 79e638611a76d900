import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ArtifactStore } from '../artifact-store';
import { createBuild, createRegistry } from '../../testing/test-registry';
import { FolderStorage } from '../../storage/folder-storage';
import type { Storage } from '../../storage/storage';

class Died extends Error {}

/** Stops after a number of writes, like a killed process. */
class DyingStorage implements Storage {
  constructor(
    private readonly inner: Storage,
    private writes: number,
  ) {}

  read = (key: string, atMost?: number) => this.inner.read(key, atMost);
  hash = (key: string, atMost: number) => this.inner.hash(key, atMost);
  list = (folder: string) => this.inner.list(folder);
  writtenAt = (key: string) => this.inner.writtenAt(key);
  create = (key: string, content: string | Buffer) =>
    this.write(() => this.inner.create(key, content));
  replace = (key: string, content: string | Buffer) =>
    this.write(() => this.inner.replace(key, content));
  remove = (key: string) => this.write(() => this.inner.remove(key));

  private async write<Result>(write: () => Promise<Result>): Promise<Result> {
    if (this.writes === 0) throw new Died();
    this.writes -= 1;
    return write();
  }
}

/** Asserts that no version or a complete one exists. */
async function mustBeNothingOrWhole(registry: string): Promise<boolean> {
  const store = new ArtifactStore(registry);
  const stored = await store.read('mfe-home', '1.0.0');
  expect(await store.versions('mfe-home')).toHaveLength(stored ? 1 : 0);
  if (stored) expect(await store.findFaults(stored)).toEqual([]);
  return stored !== null;
}

async function mustPublish(registry: string, build: string): Promise<void> {
  await new ArtifactStore(registry).publish(build);
  expect(await mustBeNothingOrWhole(registry)).toBe(true);
  // A killed process may leave a draft of an atomic write, which no reader lists.
  const left = await new FolderStorage(registry).list('artifacts/mfe-home/1.0.0');
  expect(left.sort()).toEqual(['client', 'server', 'version.json']);
}

describe('interrupted publishing', () => {
  it('leaves no or the complete version after every single write, and can be repeated', async () => {
    const outcomes: boolean[] = [];
    for (let writes = 0, ended = false; !ended; writes += 1) {
      const registry = await createRegistry();
      const build = await createBuild(registry, 'mfe-home', '1.0.0');
      const storage = new DyingStorage(new FolderStorage(registry), writes);
      ended = await new ArtifactStore(registry, storage).publish(build).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(Died);
          return false;
        },
      );
      outcomes.push(await mustBeNothingOrWhole(registry));
      await mustPublish(registry, build);
    }
    // Claim, three files, record, removal of the claim: a version exists after the last two only.
    expect(outcomes).toEqual([false, false, false, false, false, true, true]);
  });

  it('leaves no partial version when the process is killed at several points', async () => {
    const registry = await createRegistry();
    const build = await createBuild(registry, 'mfe-home', '1.0.0');
    const files = 60;
    for (let index = 0; index < files; index += 1) {
      const content = Buffer.alloc(100_000, index);
      await fs.writeFile(path.join(build, 'client', `chunk-${String(index)}.js`), content);
    }
    for (const at of [1, 9, 31, 60]) {
      await publishUntil(at, registry, build);
      await mustBeNothingOrWhole(registry);
    }
    await mustPublish(registry, build);
  });
});

function publishUntil(files: number, registry: string, build: string): Promise<void> {
  const program = path.join(__dirname, 'testing/publish-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, registry, build], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.on('data', (said: Buffer) => {
    const reached = said.toString().trim().split('\n').map(Number);
    if (reached.some((count) => count >= files)) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', () => resolve()));
}

describe('concurrent publishing', () => {
  it('of the same content succeeds twice', async () => {
    const registry = await createRegistry();
    const build = await createBuild(registry, 'mfe-home', '1.0.0');
    const store = new ArtifactStore(registry);
    const done = await Promise.all([store.publish(build), store.publish(build)]);
    expect(done.filter(({ created }) => created)).toHaveLength(1);
    expect(await mustBeNothingOrWhole(registry)).toBe(true);
  });

  it('of different content refuses one', async () => {
    const registry = await createRegistry();
    const build = await createBuild(registry, 'mfe-home', '1.0.0');
    const other = `${build}-other`;
    await fs.cp(build, other, { recursive: true });
    await fs.writeFile(path.join(other, 'client', 'main.js'), 'other');
    const store = new ArtifactStore(registry);
    const outcomes = await Promise.allSettled([store.publish(build), store.publish(other)]);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(outcome.reason)] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/R045|R009/);
    expect(await mustBeNothingOrWhole(registry)).toBe(true);
  });

  it('takes over a stale claim after an hour', async () => {
    const registry = await createRegistry();
    const build = await createBuild(registry, 'mfe-home', '1.0.0');
    const dying = new DyingStorage(new FolderStorage(registry), 2);
    await expect(new ArtifactStore(registry, dying).publish(build)).rejects.toThrow(Died);
    await fs.rm(path.join(build, 'client', 'main.js.br'));
    const store = new ArtifactStore(registry);
    await expect(store.publish(build)).rejects.toThrow(/R045 mfe-home 1\.0\.0/);
    const claim = path.join(registry, 'artifacts', 'mfe-home', '1.0.0', 'publishing.json');
    const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await fs.utimes(claim, hoursAgo, hoursAgo);
    await mustPublish(registry, build);
  });
});
