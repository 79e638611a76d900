import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort, ROOT } from '../../harness/processes';
import { waitUntil } from './timing';

const START_PATIENCE_MS = 240_000;
const STOP_PATIENCE_MS = 15_000;
const PROGRAMS = { service: 'service/dist/main.mjs', shell: 'shell/dist/runner.mjs' };

export interface Ended {
  code: number | null;
  /** Everything that it wrote. */
  said: string;
}

/** Starts the whole site as `npm start` does, in a process group of its own, as a terminal would. */
export function startProgram(
  port: number,
  dataDir: string,
): { child: ChildProcess; ended: Promise<Ended>; said: () => string } {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      // All visitors of the drills share one address.
      LIMIT_SENDS_PER_ADDRESS_HOUR: '1000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, said }));
  });
  return { child, ended, said: () => said };
}

/** A site with data of its own, to be broken. */
export class OwnSite {
  readonly url: string;
  readonly registry: string;
  /** Folder of the keys that the site signs its releases with. */
  readonly keys: string;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly program: ReturnType<typeof startProgram>,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.registry = path.join(dataDir, 'registry');
    this.keys = path.join(dataDir, 'keys');
  }

  /** @throws Error with what the site said, when it does not come up */
  static async start(): Promise<OwnSite> {
    const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-drills-'));
    const port = await freePort();
    const site = new OwnSite(port, dataDir, startProgram(port, dataDir));
    const { child, said } = site.program;
    process.once('exit', () => site.endGroup('SIGKILL'));
    const up = () => child.exitCode !== null || said().includes(`ready ${site.url}`);
    await waitUntil('the site is ready', START_PATIENCE_MS, up).catch(() => undefined);
    if (child.exitCode === null && said().includes('ready')) return site;
    await site.discard();
    throw new Error(`the site does not start:\n${said()}`);
  }

  get said(): string {
    return this.program.said();
  }

  /** Process ids of the two programs and of everything else below the site. */
  async processes(): Promise<{ service: number; shell: number; all: number[] }> {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,pgid=,stat=,args=']);
    const own = stdout.split('\n').flatMap((line) => {
      const [, pid, group, state = '', args = ''] =
        /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      const alive = Number(group) === this.program.child.pid && !state.startsWith('Z');
      return alive ? [{ pid: Number(pid), args }] : [];
    });
    const find = (program: string) => own.find(({ args }) => args.endsWith(program))?.pid ?? 0;
    return {
      service: find(PROGRAMS.service),
      shell: find(PROGRAMS.shell),
      all: own.map(({ pid }) => pid),
    };
  }

  /** Ctrl-C: every process of the group hears it. */
  async interrupt(): Promise<Ended> {
    this.endGroup('SIGINT');
    const late = new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`still running after Ctrl-C:\n${this.said}`)),
        STOP_PATIENCE_MS,
      ).unref();
    });
    return Promise.race([this.program.ended, late]);
  }

  /** Ends what still runs and removes the data. */
  async discard(): Promise<void> {
    this.endGroup('SIGKILL');
    await this.program.ended;
    await fs.rm(this.dataDir, { recursive: true, force: true });
  }

  private endGroup(signal: NodeJS.Signals): void {
    const { pid } = this.program.child;
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // Nobody of the group is left.
    }
  }
}
