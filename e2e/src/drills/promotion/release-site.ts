import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { LogEntry } from '@huoban/contracts';
import { startNode, type RunningProcess } from '../../harness/processes';
import { ROOT } from '../../harness/processes';
import {
  deployInto,
  keysBeside,
  registryIn,
  releaseTool,
  startService,
  startShell,
} from '../../bench/site-programs';

/** Something to be undone at the end, in reverse order. */
export type Later = (undo: () => Promise<void> | void) => void;

export interface DrillPorts {
  service: number;
  replicas: readonly [number, number];
  staging: number;
  console: number;
}

const AUTHOR = 'drill';
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/**
 * The programs of a deployment: the service, two shells on `production`, one on `staging`, and the console that watches
 * canaries; with a registry and keys of their own.
 */
export class DrillSite {
  readonly registry: string;
  readonly replicas: readonly [string, string];
  readonly staging: string;
  readonly #folder: string;
  readonly #ports: DrillPorts;
  readonly #later: Later;

  constructor(folder: string, ports: DrillPorts, later: Later) {
    this.registry = registryIn(folder);
    this.replicas = [addressOf(ports.replicas[0]), addressOf(ports.replicas[1])];
    this.staging = addressOf(ports.staging);
    this.#folder = folder;
    this.#ports = ports;
    this.#later = later;
  }

  /** Builds what the sources say, puts it in force on both channels, and starts everything. */
  async start(): Promise<void> {
    const { shell, sections } = await deployInto(this.#folder);
    const all = Object.entries({ shell, ...sections });
    const versions = all.flatMap(([name, { version }]) => [name, version]);
    await this.act('pin', '--channel', 'staging', ...versions);
    this.#keep(await startService(this.#folder, this.#ports.service));
    const { replicas, staging } = this.#ports;
    for (const port of replicas) await this.#startShell(port, 'production');
    await this.#startShell(staging, 'staging');
  }

  /** Starts the console, which watches the canaries of both replicas. */
  async startConsole(): Promise<void> {
    const { console: port } = this.#ports;
    const keys = keysBeside(this.registry);
    const places = ['--registry', this.registry, '--keys', keys, '--port', String(port)];
    const env = {
      SHELLS: this.replicas.join(','),
      RELEASE_TOKEN: randomBytes(24).toString('hex'),
    };
    const serve = ['--import', 'tsx', 'release/src/cli.ts', 'serve', ...places];
    this.#keep(await startNode(serve, /^console ready\b/m, { cwd: ROOT, env }));
  }

  /** A command of the release tool. @returns its answer @throws ProgramFailed with the refusal */
  async release<Answer>(...args: string[]): Promise<Answer> {
    // What our own release tool prints.
    return JSON.parse(await releaseTool(this.registry, ...args)) as Answer;
  }

  /** A command that adds to a log. @returns the entry, as it was signed */
  async act(...args: string[]): Promise<LogEntry> {
    const by = ['--author', AUTHOR, '--reason', 'the drill'];
    return (await this.release<{ entry: LogEntry }>(...args, ...by)).entry;
  }

  history(channel: string): Promise<LogEntry[]> {
    return this.release<LogEntry[]>('history', '--channel', channel);
  }

  /** Text of a page, by the release in force for a visitor who keeps no cookies. */
  async read(origin: string, address: string, cookie?: string): Promise<string> {
    const headers = cookie === undefined ? undefined : { cookie };
    const answer = await fetch(origin + address, { headers });
    return answer.text();
  }

  async #startShell(port: number, channel: string): Promise<void> {
    const own = { CHANNEL: channel, SEEN_FILE: path.join(this.#folder, `seen-${port}.json`) };
    this.#keep(await startShell(this.registry, port, this.#ports.service, own));
  }

  #keep({ stop }: RunningProcess): void {
    this.#later(stop);
  }
}
