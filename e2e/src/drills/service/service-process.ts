import { once } from 'node:events';
import path from 'node:path';
import { SETTING_NAMES } from '@huoban/service/testing';
import { freePort, ROOT, runNode, startNode, type StartedProcess } from '../../harness/processes';
import { smsProviderSettings } from './sms-provider';

/** Bundles the service as it is shipped, so that its start does not include compilation. */
export const bundleService = (): Promise<string> =>
  runNode(['--import', 'tsx', 'scripts/bundle.ts']);

/** Highest limits, which load from one machine would otherwise exceed at once. */
const RAISED_LIMITS = Object.fromEntries(
  SETTING_NAMES.filter((name) => name.startsWith('LIMIT_')).map((name) => [name, '1000000']),
);

/** The bundled service in a process that can be killed and started again at the same address. */
export class ServiceProcess {
  private process: StartedProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly root: string,
  ) {}

  /** Does not start it yet. @param root folder with the bundle and the content */
  static async create(env: NodeJS.ProcessEnv, root = ROOT): Promise<ServiceProcess> {
    const port = String(await freePort());
    const own = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DEVELOPMENT_MODE: 'true',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...RAISED_LIMITS,
      RESEND_SECONDS: '1',
      MEDIA_MANIFEST: path.join(ROOT, 'media/manifest.json'),
      ...(env['DATABASE_URL'] && (await smsProviderSettings())),
      ...env,
    };
    return new ServiceProcess(`http://127.0.0.1:${port}`, own, root);
  }

  /** Resolves when the service listens. @throws ProcessFailed */
  async start(): Promise<void> {
    const { root: cwd, env } = this;
    this.process = await startNode(['service/dist/main.mjs'], /service ready/, { cwd, env });
  }

  /** False when the process has ended without `kill`. */
  get isAlive(): boolean {
    const child = this.process?.child;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  get pid(): number {
    return this.process?.pid ?? 0;
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.process?.child;
    if (!child || !this.isAlive) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    this.process = null;
  }

  readonly stop = (): Promise<void> => this.kill('SIGTERM');
}
