import type { LogEntry } from '@huoban/contracts';
import { CommanderError, InvalidArgumentError } from 'commander';
import type { ActResult } from '../acts/act';
import { ActPending } from '../acts/pending/pending-acts';
import { openSigner, type Signer } from '../keys/signer';
import { errorMessage, formatRefusal } from '../refusal';
import type { ActCommandOptions, CommonOptions } from './command';
import { refusalsOf } from './refusals-of-error';

/** Writes a result to stdout, as JSON or as lines of text. */
export function writeResult(json: boolean, value: object, lines: string[]): void {
  process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join('\n')}\n`);
}

/** Reports an error and sets the exit code: 1 for refused or failed, 2 for wrong usage, 3 for an act that waits. */
export function writeFailure(json: boolean, error: unknown): void {
  const message = errorMessage(error);
  if (error instanceof CommanderError) {
    // Commander has already reported its own errors on stderr, or printed the help.
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    if (error instanceof InvalidArgumentError && !json) process.stderr.write(`error: ${message}\n`);
    if (json && error.exitCode !== 0) writeJsonError(message, []);
    return;
  }
  if (error instanceof ActPending) {
    process.exitCode = 3;
    const { id, entry, required } = error;
    writeResult(json, { pending: { id, required, entry } }, [message]);
    return;
  }
  process.exitCode = 1;
  const refusals = refusalsOf(error);
  if (json) writeJsonError(message, refusals);
  else
    process.stderr.write(`${refusals.map(formatRefusal).join('\n') || formatUnexpected(error)}\n`);
}

/** With the stack trace, because this is a bug. */
const formatUnexpected = (error: unknown): string =>
  `Unexpected: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

const writeJsonError = (error: string, refusals: readonly object[]): void =>
  void process.stdout.write(`${JSON.stringify({ error, refusals }, null, 2)}\n`);

const ACT_COLUMN_WIDTH = 15;

/** One line of a channel's history. */
export function formatEntry(entry: LogEntry): string {
  const { sequence, at, act, release, author, reason, canary, origin, forced } = entry;
  const more = [
    ...(origin ? [`from ${origin.channel}#${origin.sequence}`] : []),
    ...(canary ? [`canary ${canary.release.slice(0, 12)} for ${canary.share} %`] : []),
    ...(forced === null ? [] : [`forced: ${forced}`]),
  ];
  const head = `${String(sequence).padStart(5)}  ${at}  ${act.padEnd(ACT_COLUMN_WIDTH)}  ${release.slice(0, 12)}`;
  return `${head}  ${author}: ${reason}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
}

/** Performs an act with the signing key of the options and writes its entry. */
export async function runAct<Options extends ActCommandOptions>(
  { registry, keys, json, ...act }: Options,
  perform: (
    registry: string,
    act: Omit<Options, keyof CommonOptions> & { signer: Signer },
  ) => Promise<ActResult>,
): Promise<void> {
  const { entry, changed } = await perform(registry, { ...act, signer: await openSigner(keys) });
  const lines = [formatEntry(entry), ...(changed ? [] : ['Already active; no entry was added.'])];
  writeResult(json, { changed, entry }, lines);
}
