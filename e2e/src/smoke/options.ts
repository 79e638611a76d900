import { parseArgs } from 'node:util';
import type { CodeWish } from './journeys/code-source';

export interface SmokeOptions {
  url: string;
  /** Token of a tester link. */
  link: string | null;
  /** The release that must answer. */
  release: string | null;
  /** Only tasks whose name contains the word. */
  only: string | null;
  /** Each page in one language of each layout. */
  short: boolean;
  /** With the special behaviours of this site, which need its seeded content. */
  suite: boolean;
  atOnce: number;
  repeats: number;
  junit: string | null;
  report: string | null;
  record: boolean;
  code: CodeWish;
}

export const HELP = `huoban-smoke: opens every public page of a deployment and says what is wrong.

  huoban-smoke --url https://staging.example

What is looked at
  --url URL            the deployment (default http://127.0.0.1:3000)
  --link TOKEN|URL     the release of a tester link instead of the live one
  --release ID         the release that must answer (its beginning is enough); with the registry
                       at hand a link is made to one that is not live
  --only WORD          only what has the word in its name: an address, a journey
  --short              each page in one language of each layout, the languages in turn; of special
                       behaviours, too, some languages and layouts take turns
  --suite              also the special behaviours, which need the seeded content

Login (once in a run; left out, and said so, without a source of codes)
  --code outbox|none   the embedded SMS outbox (the default on this machine), or no login
  --code-command CMD   program that prints the code; the number is its last argument
  --phone NUMBER       the number that logs in; needed with --code-command

How
  --at-once N          tabs at the same time (default 3)
  --repeat-failed      run what failed once more; what then passes is flaky, never passed

Result
  --report FILE        one HTML file with pictures, times and what stood around each failure
  --junit FILE         JUnit XML
  --record             keep the result as evidence for the release (needs the release tooling)

The browser is the one that CHROME_PATH names, else one that is installed.
Ends with 0: all passed; 1: something failed; 2: it could not run; 3: nothing failed, something is flaky.`;

/** A wish on the command line that cannot be understood. */
export class WrongOption extends Error {
  override name = 'WrongOption';
}

/** @returns null when help is wanted @throws WrongOption */
export function readOptions(args: readonly string[]): SmokeOptions | null {
  const { values } = parse(args);
  if (values.help) return null;
  const url = values.url ?? values.link ?? 'http://127.0.0.1:3000';
  if (!URL.canParse(url) || !url.startsWith('http'))
    throw new WrongOption(`--url is "${url}", not an address that begins with http:// or https://`);
  const { code = null } = values;
  if (code !== null && code !== 'outbox' && code !== 'none')
    throw new WrongOption(`--code is "${code}", not outbox or none`);
  const atOnce = Number(values['at-once'] ?? 3);
  if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > 16)
    throw new WrongOption(`--at-once is "${String(values['at-once'])}", not a number from 1 to 16`);
  return {
    url: new URL(url).origin,
    link: values.link === undefined ? null : tokenOf(values.link),
    release: values.release ?? null,
    only: values.only ?? null,
    short: values.short ?? false,
    suite: values.suite ?? false,
    atOnce,
    repeats: values['repeat-failed'] ? 1 : 0,
    junit: values.junit ?? null,
    report: values.report ?? null,
    record: values.record ?? false,
    code: { kind: code, command: values['code-command'] ?? null, phone: values.phone ?? null },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        link: { type: 'string' },
        release: { type: 'string' },
        only: { type: 'string' },
        short: { type: 'boolean' },
        suite: { type: 'boolean' },
        code: { type: 'string' },
        'code-command': { type: 'string' },
        phone: { type: 'string' },
        'at-once': { type: 'string' },
        'repeat-failed': { type: 'boolean' },
        report: { type: 'string' },
        junit: { type: 'string' },
        record: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    throw new WrongOption(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** A link is given as a whole address or as its token alone. */
const tokenOf = (link: string): string =>
  URL.canParse(link) ? (new URL(link).searchParams.get('release-link') ?? link) : link;
