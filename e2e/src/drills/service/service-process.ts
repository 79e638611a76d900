import { once } from 'node:events';
import { SETTING_NAMES } from '@huoban/service/testing';
import { freePort, runNode, startNode, type StartedProcess } from '../../harness/processes';
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
  ) {}

  /** Does not start it yet. */
  static async create(env: NodeJS.ProcessEnv): Promise<ServiceProcess> {
    const port = String(await freePort());
    return new ServiceProcess(`http://127.0.0.1:${port}`, {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      DEVELOPMENT_MODE: 'true',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...RAISED_LIMITS,
      RESEND_SECONDS: '1',
      ...(env['DATABASE_URL'] && (await smsProviderSettings())),
      ...env,
    });
  }

  /** Resolves when the service listens. @throws ProcessFailed */
  async start(): Promise<void> {
    this.process = await startNode(['service/dist/main.mjs'], /service ready/, { env: this.env });
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
