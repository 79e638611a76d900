import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SETTING_NAMES } from '@huoban/service/testing';
import { NodeProcess } from './service-process';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = 'service/dist/main.mjs';

/** Bundles the service as it is shipped: compiling at every start would be measured too. */
export const bundleService = async (): Promise<void> => {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/bundle.ts'], {
    cwd: ROOT,
  });
};

/** Every limit of calls at its highest: load from one machine would meet them at once. */
export const RAISED_LIMITS: Record<string, string> = {
  ...Object.fromEntries(
    SETTING_NAMES.filter((name) => name.startsWith('LIMIT_')).map((name) => [name, '1000000']),
  ),
  RESEND_SECONDS: '1',
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    });
  });

/** The shipped service on a free port, with raised limits, the outbox and the content of the repository. */
export const shippedService = async (
  name: string,
  environment: Record<string, string>,
): Promise<NodeProcess> => {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    SMS_DRIVER: 'outbox',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    ...RAISED_LIMITS,
    ...environment,
  };
  return new NodeProcess(name, `http://127.0.0.1:${await freePort()}`, settings, [PROGRAM]);
};
