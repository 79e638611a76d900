import { InvalidArgumentError, type Command } from 'commander';
import { addCommand, type CommonOptions } from '../command';
import { parsePositiveInteger } from '../numbers';
import { hasConsoleTokens } from '../../keys/console-tokens';
import { hasErrorCode } from '../../storage/files/write-file';
import { InvalidTokens } from '../../serve/access/tokens';
import { serve } from '../../serve/serve';
import { readServeOptions, InvalidSetting, type ServeOptions } from '../../serve/serve-options';

const DEFAULT_PORT = 4100;

const ENVIRONMENT_HELP = `
Environment:
  RELEASE_TOKEN       shared token of operators, at least 16 characters; required unless
                      \`keys token\` gave each user one
  RELEASE_VIEW_TOKEN  token for read-only access
  RELEASE_ORIGIN      public origin of the console behind a proxy
  SHELLS              comma-separated origins of all shells whose canaries are watched`;

/** `serve`: runs console and canary watch until SIGINT or SIGTERM. */
export function addServeCommand(program: Command): void {
  addCommand(
    program,
    'serve',
    'runs the console for release managers and withdraws failing canaries automatically',
    'serve --port 4100',
  )
    .option('--port <number>', 'port to listen on', parsePositiveInteger, DEFAULT_PORT)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .addHelpText('after', ENVIRONMENT_HELP)
    .action(async (options: CommonOptions & { port: number; host: string }) => {
      const { registry, keys } = options;
      const log = (line: string): unknown => process.stdout.write(`${line}\n`);
      const given = readOptions(options, await hasConsoleTokens(keys));
      const served = await serve({ registry, keys, log }, given).catch(explainListenError);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => void served.close().then(() => process.exit(0)));
      }
      log(`console ready ${served.address}`);
    });
}

const LISTEN_ERRORS = {
  EADDRINUSE: 'the port is in use',
  EACCES: 'permission denied',
  EADDRNOTAVAIL: 'the address is not available',
};

/** @throws InvalidArgumentError for known errors of `listen` */
function explainListenError(error: unknown): never {
  const found = Object.entries(LISTEN_ERRORS).find(([code]) => hasErrorCode(error, code));
  if (!found) throw error;
  const [code, why] = found;
  throw new InvalidArgumentError(`Cannot listen (--port, --host): ${why} (${code}).`);
}

/** @throws InvalidArgumentError for invalid environment variables */
function readOptions(
  options: { port: number; host: string },
  hasPersonalTokens: boolean,
): ServeOptions {
  try {
    return readServeOptions(options, process.env, hasPersonalTokens);
  } catch (error) {
    if (error instanceof InvalidTokens || error instanceof InvalidSetting) {
      throw new InvalidArgumentError(error.message);
    }
    throw error;
  }
}
