import path from 'node:path';
import { SECTION_NAMES, type SectionName } from '@huoban/contracts';
import { readWords, UsageError } from '../lib/cli/usage-error';

export type ShellChoice = 'auto' | 'pinned' | 'checkout';

export interface DevelopmentOptions {
  section: SectionName;
  port: number;
  host: string;
  /** Origin of a running site, whose service is used when it is healthy. */
  site: string;
  /** Registry and channel with the other versions; only read. */
  registry: string;
  channel: string;
  /** Folder of the site's trusted keys. */
  keys: string;
  /** Working folder; may be deleted at any time. */
  folder: string;
  shell: ShellChoice;
}

const FIRST_PORT = 3101;

export const HELP = `Develops one section inside the composed site. All other artifacts keep the pinned versions of the site.

  pnpm --filter mfe-home dev [--port 3101] [--site http://127.0.0.1:3000] [--shell auto]

  --port   port of the site (or PORT); by default 3101 to 3105, one per section
  --site   running site whose service is used; without one, a service is started
  --shell  auto      shell of this checkout with React's development build, if its sources are those of the pinned
                     shell: hot updates keep React state; otherwise like pinned
           pinned    the pinned shell: the page reloads after each change
           checkout  shell of this checkout, whatever is pinned

  HOST, DATA_DIR, REGISTRY_DIR, KEYS_DIR and CHANNEL have the meaning that they have for npm start.
`;

const OPTIONS = {
  port: { type: 'string' },
  site: { type: 'string' },
  shell: { type: 'string', default: 'auto' },
} as const;

/**
 * @param words command line arguments, the section first
 * @throws UsageError, or HelpRequested for `--help`
 */
export function readDevelopmentOptions(
  words: string[],
  env: NodeJS.ProcessEnv,
  root: string,
): DevelopmentOptions {
  const { values, positionals } = readWords(words, OPTIONS, HELP);
  const section = SECTION_NAMES.find((name) => name === positionals[0]);
  if (!section) throw new UsageError(`Name a section: ${SECTION_NAMES.join(', ')}.`);
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

function portOf(text: string | number): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UsageError(`The port must be a number from 1 to 65535, not "${text}".`);
}

function shellOf(text: string): ShellChoice {
  if (text === 'auto' || text === 'pinned' || text === 'checkout') return text;
  throw new UsageError(`--shell is auto, pinned or checkout, not "${text}".`);
}
