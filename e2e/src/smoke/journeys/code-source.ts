import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freshPhone, readSmsCode } from '../../page/log-in';

export interface CodeSource {
  phone: string;
  /** Called after the code was sent. */
  read: () => Promise<string>;
}

export interface CodeOptions {
  /** Program and arguments; it gets the number as its last argument and prints the code. */
  command: string | null;
  phone: string | null;
  /** Explicitly requested or refused. */
  kind: 'outbox' | 'none' | null;
}

const COMMAND_TIMEOUT_MS = 60_000;
const LOCAL_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/** @returns the reason when there is no source */
export function codeSource(origin: string, options: CodeOptions): CodeSource | string {
  const { command, phone, kind } = options;
  if (kind === 'none') return 'no code source is requested (--code none)';
  if (command !== null) {
    if (phone === null) return '--code-command needs --phone with a number of yours';
    return { phone, read: () => runCodeCommand(command, phone) };
  }
  // An invented number may belong to a person: only the embedded outbox never sends messages.
  if (kind !== 'outbox' && !LOCAL_HOSTS.includes(new URL(origin).hostname))
    return 'no code source is given (--code outbox or --code-command)';
  const number = phone ?? freshPhone();
  return { phone: number, read: () => readSmsCode(origin, number) };
}

async function runCodeCommand(command: string, phone: string): Promise<string> {
  const [file = '', ...args] = command.split(/\s+/).filter(Boolean);
  const { stdout } = await promisify(execFile)(file, [...args, phone], {
    timeout: COMMAND_TIMEOUT_MS,
  });
  const code = /\d{4,8}/.exec(stdout)?.[0];
  assert(code, `\`${command}\` printed no code`);
  return code;
}
