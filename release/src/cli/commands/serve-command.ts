import { InvalidArgumentError, type Command } from 'commander';
import { addCommand, type CommonOptions } from '../command';
import { parsePositiveInteger } from '../numbers';
import { hasErrorCode } from '../../storage/files/write-file';
import { InvalidTokens } from '../../serve/access/tokens';
import { serve } from '../../serve/serve';
import { readServeOptions, InvalidSetting, type ServeOptions } from '../../serve/serve-options';

const DEFAULT_PORT = 4100;

const ENVIRONMENT_HELP = `
Environment:
  RELEASE_TOKEN       token of those who may act; needed, 16 characters at least
  RELEASE_VIEW_TOKEN  token of those who may only look
  RELEASE_ORIGIN      origin under which people open the console, when an edge stands before it
  SHELLS              origins of all shells, with commas between: their canaries are watched`;

/** `serve`: the console and the watch of canaries, until the process is asked to end. */
export function addServeCommand(program: Command): void {
  addCommand(
    program,
    'serve',
    'the console for release managers, which also withdraws failing canaries by itself',
    'serve --port 4100',
  )
    .option('--port <number>', 'where it listens', parsePositiveInteger, DEFAULT_PORT)
    .option('--host <address>', 'where it listens', '127.0.0.1')
    .addHelpText('after', ENVIRONMENT_HELP)
    .action(async (options: CommonOptions & { port: number; host: string }) => {
      const { registry, keys } = options;
      const log = (line: string): unknown => process.stdout.write(`${line}\n`);
      const served = await serve({ registry, keys, log }, readOptions(options)).catch(
        explainListenError,
      );
      log(`console ready ${served.address}`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => void served.close().then(() => process.exit(0)));
      }
    });
}

const LISTEN_ERRORS = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** @throws InvalidArgumentError for a place that this process cannot listen on */
function explainListenError(error: unknown): never {
  const found = Object.entries(LISTEN_ERRORS).find(([code]) => hasErrorCode(error, code));
  if (!found) throw error;
  const [code, why] = found;
  throw new InvalidArgumentError(`It cannot listen there (--port, --host): ${why} (${code}).`);
}

/** @throws InvalidArgumentError for what the environment says wrongly */
function readOptions(options: { port: number; host: string }): ServeOptions {
  try {
    return readServeOptions(options, process.env);
  } catch (error) {
    if (error instanceof InvalidTokens || error instanceof InvalidSetting) {
      throw new InvalidArgumentError(error.message);
    }
    throw error;
  }
}
