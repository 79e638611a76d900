import { CannotRun, COMMON_OPTIONS, readArgs } from '../harness/program';
import type { CodeOptions } from './journeys/code-source';

export type SmokeOptions = ReturnType<typeof readOptions>;

export const HELP = `huoban-smoke: opens every public page of a deployment and reports what is wrong.

  huoban-smoke --url https://staging.example

Scope
  --url URL            the deployment (default http://127.0.0.1:3000)
  --link TOKEN|URL     the release of a tester link instead of the active one
  --release ID         the release that must answer (its beginning is enough); where the registry
                       is available, a link is created for one that is not active
  --only WORD          only cases whose name contains it: an address, a journey
  --short              each page in one language of each layout, languages alternating; some
                       special behaviors alternate between languages and layouts, too
  --suite              also the special behaviors, which need the seeded content

Login (once per run; skipped without a source of codes)
  --code outbox|none   the embedded SMS outbox (the default on this machine), or no login
  --code-command CMD   program that prints the code; the number is its last argument
  --phone NUMBER       the number that logs in; required with --code-command

Execution
  --at-once N          tabs at the same time (default 3)
  --repeat-failed      run failed cases once more; what then passes is flaky, never passed

Results
  --report FILE        one HTML file with screenshots, times and a snapshot of each failure
  --json FILE          the report; signed with the tester's key that SMOKE_KEY names, it is the
                       evidence that \`release smoke --report\` records
  --junit FILE         JUnit XML
  --record             sign the report and record it as evidence (needs the release tooling)

The browser is the one that CHROME_PATH names, else an installed one.
Exit codes: 0 all passed; 1 something failed; 2 could not run; 3 nothing failed, something is flaky.`;

/** @throws CannotRun */
export function readOptions(args: readonly string[]) {
  const values = readArgs(args, {
    ...COMMON_OPTIONS,
    url: { type: 'string' },
    link: { type: 'string' },
    release: { type: 'string' },
    short: { type: 'boolean', default: false },
    suite: { type: 'boolean', default: false },
    code: { type: 'string' },
    'code-command': { type: 'string' },
    phone: { type: 'string' },
    'at-once': { type: 'string', default: '3' },
    'repeat-failed': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  });
  const { link, only, release, short, suite, code = null, json, report, record } = values;
  const url = values.url ?? link ?? 'http://127.0.0.1:3000';
  if (!URL.canParse(url) || !url.startsWith('http'))
    throw new CannotRun(`--url must begin with http:// or https://, not "${url}".`);
  if (code !== null && code !== 'outbox' && code !== 'none')
    throw new CannotRun(`--code must be outbox or none, not "${code}".`);
  const atOnce = Number(values['at-once']);
  if (!Number.isInteger(atOnce) || atOnce < 1 || atOnce > 16)
    throw new CannotRun(`--at-once must be a number from 1 to 16, not "${values['at-once']}".`);
  return {
    url: new URL(url).origin,
    /** Token of a tester link. */
    link: link === undefined ? null : tokenOf(link),
    release: release ?? null,
    only: only ?? null,
    ...{ short, suite, atOnce, record },
    repeatFailed: values['repeat-failed'],
    json: json ?? null,
    report: report ?? null,
    code: {
      kind: code,
      command: values['code-command'] ?? null,
      phone: values.phone ?? null,
    } satisfies CodeOptions,
  };
}

/** A link is given as a URL or as its token. */
const tokenOf = (link: string): string =>
  URL.canParse(link) ? (new URL(link).searchParams.get('release-link') ?? link) : link;
