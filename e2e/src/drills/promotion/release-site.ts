import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { copySeededDatabase } from '../../../../scripts/lib/site/seeded-database.mjs';
import type { LogEntry } from '@huoban/contracts';
import { entryKey } from '@huoban/release';
import type { CleanupStack } from '../../harness/cleanup';
import { DRILL_EDGE } from '../context/addressed-visitor';
import {
  databaseIn,
  deployInto,
  keysBeside,
  registryIn,
  releaseTool,
  startConsole,
  startService,
  startShell,
} from '../../harness/servers';

const MAX_REQUESTS = 200;

/** Service, two shells on `production`, one on `staging`, and a console, with a registry and keys of their own. */
export class ReleaseSite {
  readonly registry: string;
  /** Origins of the shells; known after `start`. */
  replicas: readonly [string, string] = ['', ''];
  staging = '';

  constructor(
    private readonly folder: string,
    private readonly cleanup: CleanupStack,
  ) {
    this.registry = registryIn(folder);
  }

  async start(): Promise<void> {
    const { shell, sections } = await deployInto(this.folder);
    const all = Object.entries({ shell, ...sections });
    const versions = all.flatMap(([name, { version }]) => [name, version]);
    await this.act('pin', '--channel', 'staging', ...versions);
    copySeededDatabase(databaseIn(this.folder));
    const env = { DATA_DIR: databaseIn(this.folder) };
    const { url } = this.cleanup.stopLater(await startService(env));
    this.replicas = [
      await this.startShell(url, 'production', 1),
      await this.startShell(url, 'production', 2),
    ];
    this.staging = await this.startShell(url, 'staging', 3);
  }

  /** Starts the console, which watches the canaries of both replicas. */
  async startConsole(): Promise<void> {
    const env = {
      SHELLS: this.replicas.join(','),
      RELEASE_TOKEN: randomBytes(24).toString('hex'),
    };
    this.cleanup.stopLater(await startConsole(this.registry, env));
  }

  /** Runs a command of the release tool. @throws ProcessFailed with the refusal */
  async release<Result>(...args: string[]): Promise<Result> {
    return JSON.parse(await releaseTool(this.registry, args)) as Result;
  }

  /** Runs a command with one of the keys that `createKey` returned. */
  releaseAs(key: string, ...args: string[]): Promise<string> {
    return releaseTool(this.registry, args, { SIGNING_KEY: key });
  }

  /** Runs a command that adds to a log. @returns the signed entry */
  async act(...args: string[]): Promise<LogEntry> {
    const fields = ['--author', 'drill', '--reason', 'the drill'];
    return (await this.release<{ entry: LogEntry }>(...args, ...fields)).entry;
  }

  /** @returns file of the new private key */
  async createKey(role: string, owner?: string): Promise<string> {
    const fields = ['--role', role, '--author', 'drill', '--reason', 'the drill'];
    const holder = owner === undefined ? [] : ['--owner', owner];
    const { id } = await this.release<{ id: string }>('keys', 'create', ...fields, ...holder);
    return path.join(keysBeside(this.registry), 'private', `${id}.pem`);
  }

  history(channel: string): Promise<LogEntry[]> {
    return this.release<LogEntry[]>('history', '--channel', channel);
  }

  /** Time of this machine in ms when an entry came into its log; its own `at` is the time of its proposal. @throws before */
  async loggedAt({ channel, sequence }: Pick<LogEntry, 'channel' | 'sequence'>): Promise<number> {
    return (await stat(path.join(this.registry, entryKey(channel, sequence)))).mtimeMs;
  }

  /** HTML of a page, for a visitor without cookies unless one is given. */
  async read(origin: string, path: string, cookie?: string): Promise<string> {
    const response = await fetch(
      origin + path,
      cookie === undefined ? {} : { headers: { cookie } },
    );
    return response.text();
  }

  /** Cookie of a bucket of this kind, as the shell issues it to new visitors of this machine at random. */
  async bucketCookie(origin: string, isWanted: (bucket: number) => boolean): Promise<string> {
    for (let request = 0; request < MAX_REQUESTS; request += 1) {
      const { headers } = await fetch(origin);
      const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
      if (isWanted(Number.parseInt(cookie.split('=')[1] ?? '', 10))) return cookie;
    }
    return '';
  }

  private async startShell(serviceUrl: string, CHANNEL: string, number: number): Promise<string> {
    const env = {
      CHANNEL,
      SEEN_FILE: path.join(this.folder, `seen-${number}.json`),
      VISITOR_SECRET: 'one secret of all shells of the drill',
      TRUSTED_PROXY: DRILL_EDGE,
    };
    const shell = await startShell({ registry: this.registry, serviceUrl, env });
    return this.cleanup.stopLater(shell).url;
  }
}
