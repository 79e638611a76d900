import path from 'node:path';
import { parseArgs } from 'node:util';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import { HelpRequested, UsageError } from '../lib/cli/usage-error';

/** Which shell the section is shown in; see `HELP`. */
export type ShellChoice = 'auto' | 'pinned' | 'checkout';

export interface DevelopmentOptions {
  section: SectionName;
  port: number;
  host: string;
  /** Origin of a running site, whose service is used when it answers. */
  site: string;
  /** Registry and channel that the other versions are taken from; only read. */
  registry: string;
  channel: string;
  /** Folder of the site's keys: only what its key signed is taken. */
  keys: string;
  /** Folder of this section's development: everything in it may be thrown away. */
  folder: string;
  shell: ShellChoice;
}

const FIRST_PORT = 3101;

export const HELP = `Develops one section inside the composed site; everything else stays at the versions of the site.

  pnpm --filter mfe-home dev [--port 3101] [--site http://127.0.0.1:3000] [--shell auto]

  --port   where the site is shown (or PORT); by default 3101 to 3105, one for each section
  --site   a running site, whose service answers; without one a service of its own is started
  --shell  auto      the pinned shell with React's development build, if the sources here are those of the
                     pinned one: changes are taken into the open page and React keeps its state; else as pinned
           pinned    the pinned shell's very bytes: the page is loaded anew after each change
           checkout  the shell of the sources here, whatever is pinned

  HOST, DATA_DIR, REGISTRY_DIR, KEYS_DIR and CHANNEL mean what they mean to npm start.
`;

/**
 * @param words of the command line, the section first
 * @throws UsageError, or HelpRequested for `--help`
 */
export function readDevelopmentOptions(
  words: string[],
  env: NodeJS.ProcessEnv,
  root: string,
): DevelopmentOptions {
  const { values, positionals } = parsed(words);
  if (values.help) throw new HelpRequested(HELP);
  const section = SECTION_NAMES.find((name) => name === positionals[0]);
  if (!section) throw new UsageError(`Which section? Known are ${SECTION_NAMES.join(', ')}.`);
  const dataDir = path.resolve(root, env['DATA_DIR'] ?? '.data');
  return {
    section,
    port: portOf(values.port ?? env['PORT'] ?? FIRST_PORT + SECTION_NAMES.indexOf(section)),
    host: env['HOST'] ?? '127.0.0.1',
    site: (values.site ?? 'http://127.0.0.1:3000').replace(/\/$/, ''),
    registry: path.resolve(root, env['REGISTRY_DIR'] ?? path.join(dataDir, 'registry')),
    channel: env['CHANNEL'] ?? 'production',
    keys: path.resolve(root, env['KEYS_DIR'] ?? path.join(dataDir, 'keys')),
    folder: path.join(dataDir, 'dev', section),
    shell: shellOf(values.shell),
  };
}

function parsed(words: string[]) {
  const options = {
    port: { type: 'string' },
    site: { type: 'string' },
    shell: { type: 'string', default: 'auto' },
    help: { type: 'boolean', default: false },
  } as const;
  try {
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

function portOf(text: string | number): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UsageError(`The port must be a number from 1 to 65535, not "${text}".`);
}

function shellOf(text: string): ShellChoice {
  if (text === 'auto' || text === 'pinned' || text === 'checkout') return text;
  throw new UsageError(`--shell is auto, pinned or checkout, not "${text}".`);
}
