import { pino } from 'pino';
import { currentRequest } from './current-request';
import { redactSecrets } from '../operations/redact-secrets';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['json', 'text'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export type LogFields = Record<string, string | number | boolean>;
type Write = (message: string, fields?: LogFields) => void;

/**
 * Log for the operator. Callers must not log phone numbers, codes, tokens, bodies or queries. As a safeguard, text that
 * looks like one is masked in messages and fields.
 */
export interface Log {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

/** Formats `2026-11-21T05:00:00.000Z service warn: message key=value`. */
function formatText(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${String(value)}`);
  return `${String(time)} service ${String(level)}: ${String(msg)}${rest.join('')}\n`;
}

const maskFields = (fields: LogFields): LogFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? redactSecrets(value) : value,
    ]),
  );

function writeStdout(line: string): void {
  process.stdout.write(line);
}

/** Creates a log of lines at or above a level, as one JSON object per line or as text. */
export function createLog(
  level: LogLevel,
  format: LogFormat = 'text',
  write: (line: string) => void = writeStdout,
): Log {
  const stream = { write: (line: string) => write(format === 'json' ? line : formatText(line)) };
  const logger = pino(
    {
      level,
      base: null,
      mixin: () => {
        const request = currentRequest();
        return request === undefined ? {} : { request };
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
  const at =
    (name: Exclude<LogLevel, 'silent'>): Write =>
    (message, fields = {}) => {
      if (logger.isLevelEnabled(name)) logger[name](maskFields(fields), redactSecrets(message));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export const silentLog: Log = createLog('silent');

const formatBareLine = (format: string | undefined, level: LogLevel, msg: string): string =>
  format === 'json'
    ? `${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`
    : `${msg}\n`;

/** Prints the line that start scripts wait for, regardless of the log level. */
export function printReady(format: LogFormat, address: string): void {
  writeStdout(formatBareLine(format, 'info', `service ready ${address}`));
}

/** Prints why the process ends. `format` is the raw environment variable, because the settings may be invalid. */
export function printFailure(format: string | undefined, message: string): void {
  process.stderr.write(formatBareLine(format, 'error', message));
}
