import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { must } from '../../check';
import { bodyOf } from '../../site';

/** Where the code of an SMS comes from. */
export interface CodeSource {
  phone: string;
  /** Called after the code was sent. */
  read: () => Promise<string>;
}

export interface CodeWish {
  /** Program and arguments; it is given the number as its last argument and prints the code. */
  command: string | null;
  phone: string | null;
  /** Asked for by name, or refused. */
  kind: 'outbox' | 'none' | null;
}

const COMMAND_PATIENCE_MS = 60_000;

/** A number of its own for each run: the service limits sends for each. */
const freshPhone = (): string => `139${String(Date.now() % 100_000_000).padStart(8, '0')}`;

/** @returns why there is no login when there is no source */
export function codeSource(origin: string, wish: CodeWish): CodeSource | string {
  const { command, phone, kind } = wish;
  if (kind === 'none') return 'no code source is wanted (--code none)';
  if (command !== null) {
    if (phone === null) return '--code-command needs --phone with a number of yours';
    return { phone, read: () => codeOf(command, phone) };
  }
  const { hostname } = new URL(origin);
  const isOwn = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  // A made-up number may be somebody's: only the embedded outbox is sure to send to nobody.
  if (kind !== 'outbox' && !isOwn)
    return 'no code source is given (--code outbox or --code-command)';
  const own = phone ?? freshPhone();
  return { phone: own, read: () => codeInOutbox(origin, own) };
}

async function codeInOutbox(origin: string, phone: string): Promise<string> {
  const { code } = await bodyOf<{ code?: string }>(fetch(`${origin}/dev/sms?phone=${phone}`));
  must(code, `the outbox has no code for ${phone}`);
  return code;
}

async function codeOf(command: string, phone: string): Promise<string> {
  const [program = '', ...args] = command.split(/\s+/).filter(Boolean);
  const { stdout } = await promisify(execFile)(program, [...args, phone], {
    timeout: COMMAND_PATIENCE_MS,
  });
  const code = /\d{4,8}/.exec(stdout)?.[0];
  must(code, `\`${command}\` printed no code`);
  return code;
}
