import fs from 'node:fs/promises';
import path from 'node:path';
import type { LogEntry, Release } from '@huoban/contracts';
import { canonicalJson } from '../../registry/canonical-json';
import { readChannelHead } from '../../channel/channel-head';
import { releaseId, sha256 } from '../../registry/digests';
import {
  FORCED_BY_TEST,
  keysFolder,
  createSite,
  publishVersion,
  trustedKeysFile,
} from '../../testing/test-registry';
import type { FollowerState } from '../../channel/follower/follower-state';
import { stateFileBeside } from '../../channel/follower/state-file';
import { addKey } from '../../keys/key-folder';
import { loadTrustedKeys } from '../../keys/key-files';
import { generateKey } from '../../keys/generate-key';
import { openSigner, createSigner, type Signer } from '../../keys/signer';
import { TrustedKeys, type KeyRole } from '../../keys/trusted-keys';
import { entryKey } from '../../channel/log/entry-reader';
import { pin } from '../../acts/pin';
import { ReleaseFollower, type FollowerOptions } from '../../channel/release-follower';
import { ReleaseStore } from '../../registry/release-store';
import { signDocument } from '../../keys/signed-document';
import { FolderStorage } from '../../storage/folder-storage';
import { verifyRegistry } from '../../verify/verify-registry';

const CHANNEL = 'production';
const HOUR_MS = 3_600_000;

/**
 * A site that serves entry 2 (mfe-home 2.0.0), its follower, and actions of an attacker with write access to the registry.
 */
export class AttackFixture {
  follower: ReleaseFollower;
  private hours = 0;

  private constructor(
    readonly registry: string,
    private readonly options: Partial<FollowerOptions>,
  ) {
    this.follower = this.newFollower();
  }

  static async prepare(options: Partial<FollowerOptions> = {}): Promise<AttackFixture> {
    const fixture = new AttackFixture(await createSite(), options);
    await fixture.pinHome('2.0.0');
    await fixture.follower.poll();
    return fixture;
  }

  get keys(): string {
    return keysFolder(this.registry);
  }

  /** Accepted entries of the follower. */
  get seenFile(): string {
    return path.join(this.keys, 'seen.json');
  }

  /** Polls once. @returns the state and the keys of all documents that were read */
  async poll(): Promise<FollowerState & { reads: string[] }> {
    const reading = jest.spyOn(FolderStorage.prototype, 'read');
    const state = await this.follower.poll();
    const reads = reading.mock.calls.map(([key]) => key);
    reading.mockRestore();
    return { ...state, reads };
  }

  /** Polls when the stored timestamp is due to be read again. */
  pollAgain(): Promise<FollowerState> {
    this.hours += 1;
    const later = performance.now() + this.hours * HOUR_MS;
    const now = jest.spyOn(performance, 'now').mockReturnValue(later);
    return this.follower.poll().finally(() => now.mockRestore());
  }

  /** @returns the folder of the copy */
  async copyRegistry(): Promise<string> {
    const copy = `${this.keys}/copy`;
    await fs.cp(this.registry, copy, { recursive: true });
    return copy;
  }

  async replaceRegistry(copy: string): Promise<void> {
    await fs.rm(this.registry, { recursive: true });
    await fs.cp(copy, this.registry, { recursive: true });
  }

  /** Creates a new follower, which knows only the file of accepted entries. */
  restart(): void {
    this.follower = this.newFollower();
  }

  /** Removes what the shell has seen. */
  async forgetSeen(): Promise<void> {
    for (const file of [this.seenFile, stateFileBeside(this.seenFile, 'timestamps')])
      await fs.rm(file, { force: true });
  }

  /** Sequence numbers in the file of accepted entries. */
  async acceptedSequences(): Promise<number[]> {
    const text = await fs.readFile(this.seenFile, 'utf8');
    const { entries } = JSON.parse(text) as { entries: LogEntry[] };
    return entries.map(({ sequence }) => sequence).sort((a, b) => a - b);
  }

  /** Publishes a version of mfe-home and pins it with the newest key of the site. */
  async pinHome(version: string, changes: object = {}): Promise<LogEntry> {
    await publishVersion(this.registry, 'mfe-home', version, changes);
    const signer = await openSigner(this.keys);
    const act = { ...FORCED_BY_TEST, signer, versions: { 'mfe-home': version } };
    return (await pin(this.registry, act)).entry;
  }

  async entry(sequence: number): Promise<LogEntry> {
    return JSON.parse(await this.read(entryKey(CHANNEL, sequence))) as LogEntry;
  }

  /** Forges the successor of an entry with changes, signed by `signer`. */
  async forge(after: number, changes: Partial<LogEntry>, signer: Signer): Promise<string> {
    const before = await this.entry(after);
    const parent = sha256(canonicalJson(before));
    return canonicalJson(
      signDocument(signer, { ...before, sequence: after + 1, parent, ...changes }),
    );
  }

  writeEntry(sequence: number, text: string): Promise<void> {
    return this.write(entryKey(CHANNEL, sequence), text);
  }

  /** Stores the active release with a manipulated file hash. @returns its id */
  async saveForgedRelease(): Promise<string> {
    const head = await readChannelHead(this.registry, CHANNEL, await loadTrustedKeys(this.keys));
    if (!head) throw new Error('the channel is empty');
    const [file = '', record] = Object.entries(head.release.files)[0] ?? [];
    const evil = { bytes: record?.bytes ?? 0, integrity: 'sha384-evil' };
    const planted: Release = { ...head.release, files: { ...head.release.files, [file]: evil } };
    await new ReleaseStore(this.registry).save(planted);
    return releaseId(planted);
  }

  /** A trusted key that the attacker has stolen. */
  async createStolenKey(role: KeyRole = 'manager'): Promise<Signer> {
    const made = generateKey(role);
    // Older than the site's own keys, so that the site does not sign with it.
    const record = { ...made.record, from: '2020-01-01T00:00:00.000Z' };
    await addKey(this.keys, { ...made, record });
    return createSigner(made.privateKey, await loadTrustedKeys(this.keys));
  }

  read(key: string): Promise<string> {
    return fs.readFile(path.join(this.registry, key), 'utf8');
  }

  async write(key: string, content: string): Promise<void> {
    const file = path.join(this.registry, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }

  remove(key: string): Promise<void> {
    return fs.rm(path.join(this.registry, key), { recursive: true });
  }

  /** Faults of `verify` as `kind subject`. */
  async faults(): Promise<string[]> {
    const { faults } = await verifyRegistry(this.registry, {
      trusted: await loadTrustedKeys(this.keys),
    });
    return faults.map(({ kind, subject }) => `${kind} ${subject}`);
  }

  private newFollower(): ReleaseFollower {
    return new ReleaseFollower(this.registry, CHANNEL, {
      trustedKeys: trustedKeysFile(this.registry),
      seenFile: this.seenFile,
      ...this.options,
    });
  }
}

/** A signer whose key the site does not trust. */
export function createUntrustedSigner(): Signer {
  const { privateKey, record } = generateKey('manager');
  return createSigner(privateKey, new TrustedKeys([record]));
}

export const homeVersion = ({ release }: FollowerState): string | undefined =>
  release?.sections['mfe-home'].version;
