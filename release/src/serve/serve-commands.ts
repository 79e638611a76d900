import { InvalidArgumentError, type Command } from 'commander';
import { addCommand, type CommonOptions } from '../cli/command';
import { parseWhole } from '../cli/numbers';
import { hasCode } from '../write-file';
import { TokensUnfit } from './access/tokens';
import { serve } from './serve';
import { readServeOptions, SettingUnfit, type ServeOptions } from './serve-options';

const USUAL_PORT = 4100;

const SETTINGS = `
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
    .option('--port <number>', 'where it listens', parseWhole, USUAL_PORT)
    .option('--host <address>', 'where it listens', '127.0.0.1')
    .addHelpText('after', SETTINGS)
    .action(async (options: CommonOptions & { port: number; host: string }) => {
      const { registry, keys } = options;
      const say = (line: string): unknown => process.stdout.write(`${line}\n`);
      const served = await serve({ registry, keys, say }, settingsOf(options)).catch(inWords);
      say(`console ready ${served.address}`);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => void served.close().then(() => process.exit(0)));
      }
    });
}

const CANNOT_LISTEN = {
  EADDRINUSE: 'another program listens there',
  EACCES: 'this user may not',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** @throws InvalidArgumentError for a place that this process cannot listen on */
function inWords(error: unknown): never {
  const found = Object.entries(CANNOT_LISTEN).find(([code]) => hasCode(error, code));
  if (!found) throw error;
  const [code, why] = found;
  throw new InvalidArgumentError(`It cannot listen there (--port, --host): ${why} (${code}).`);
}

/** @throws InvalidArgumentError for what the environment says wrongly */
function settingsOf(options: { port: number; host: string }): ServeOptions {
  try {
    return readServeOptions(options, process.env);
  } catch (error) {
    if (error instanceof TokensUnfit || error instanceof SettingUnfit) {
      throw new InvalidArgumentError(error.message);
    }
    throw error;
  }
}
