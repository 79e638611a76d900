import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  freePort,
  listProcesses,
  ROOT,
  spawnNode,
  type StartedProcess,
} from '../../harness/processes';
import { copySeededDatabase } from '../../../../scripts/lib/site/seeded-database.mjs';
import { databaseIn } from '../../harness/servers';
import { waitUntil, withTimeout } from '../../harness/wait';

const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 15_000;
const PROGRAMS = { service: 'service/dist/main.mjs', shell: 'shell/dist/runner.mjs' };

/** Starts the whole site as `npm start` does, in a process group of its own, as a terminal would. */
export const startWholeSite = (port: number, dataDir: string): StartedProcess =>
  spawnNode([path.join(ROOT, 'scripts/start.mjs')], {
    detached: true,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // All visitors of the drills have the same address.
      LIMIT_SENDS_PER_ADDRESS_HOUR: '1000',
    },
  });

export class TestSite {
  readonly url: string;
  readonly registry: string;
  /** Folder of the keys that sign its releases. */
  readonly keys: string;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly process: StartedProcess,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.registry = path.join(dataDir, 'registry');
    this.keys = path.join(dataDir, 'keys');
  }

  /** @throws Error with the output of the site when it does not start */
  static async start(): Promise<TestSite> {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-drills-'));
    copySeededDatabase(databaseIn(dataDir));
    const port = await freePort();
    const site = new TestSite(port, dataDir, startWholeSite(port, dataDir));
    const { child, output } = site.process;
    process.once('exit', () => site.signal('SIGKILL'));
    const isReady = () => output().includes(`ready ${site.url}`);
    const hasEnded = () => child.exitCode !== null;
    await waitUntil('the site is ready', START_TIMEOUT_MS, () => hasEnded() || isReady()).catch(
      () => undefined,
    );
    if (!hasEnded() && isReady()) return site;
    await site.stop();
    throw new Error(`the site does not start:\n${output()}`);
  }

  async processes(): Promise<{ service: number; shell: number; all: number[] }> {
    const own = (await listProcesses()).filter(({ group }) => group === this.process.pid);
    const find = (program: string) => own.find(({ args }) => args.endsWith(program))?.pid ?? 0;
    const all = own.map(({ pid }) => pid);
    return { service: find(PROGRAMS.service), shell: find(PROGRAMS.shell), all };
  }

  /** Sends Ctrl-C to every process of the group. @returns exit code @throws Error when it does not end */
  async interrupt(): Promise<number | null> {
    this.signal('SIGINT');
    const late = 'late' as const;
    const code = await withTimeout(STOP_TIMEOUT_MS, late, this.process.ended);
    if (code === late) throw new Error(`still running after Ctrl-C:\n${this.process.output()}`);
    return code;
  }

  /** Ends what still runs and removes the data. */
  async stop(): Promise<void> {
    this.signal('SIGKILL');
    await this.process.ended;
    await fs.rm(this.dataDir, { recursive: true, force: true });
  }

  private signal(signal: NodeJS.Signals): void {
    try {
      if (this.process.pid > 0) process.kill(-this.process.pid, signal);
    } catch {
      // The group has ended.
    }
  }
}
