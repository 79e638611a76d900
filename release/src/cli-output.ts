import type { LogEntry } from '@huoban/contracts';
import { ReleaseRefused, sentence } from './refusal';

/** Writes one answer, as JSON for programs or as lines for people. */
export function answer(json: boolean, value: object, lines: string[]): void {
  process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join('\n')}\n`);
}

/** Writes why a command did nothing and lets the process end with 1. */
export function answerFailure(json: boolean, error: unknown): void {
  process.exitCode = 1;
  const refusals = error instanceof ReleaseRefused ? error.refusals : [];
  const message = error instanceof Error ? error.message : String(error);
  if (json) process.stdout.write(`${JSON.stringify({ error: message, refusals }, null, 2)}\n`);
  else process.stderr.write(`${refusals.map(sentence).join('\n') || message}\n`);
}

/** One line of a channel's history. */
export const entryLine = ({ sequence, at, release, author, reason }: LogEntry): string =>
  `${String(sequence).padStart(5)}  ${at}  ${release.slice(0, 12)}  ${author}: ${reason}`;
