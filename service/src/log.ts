const LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** One line for the operator. Never a phone number, code, token or query of a visitor. */
export interface Log {
  info: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
}

/** A log that writes lines at or above a level; warnings and errors go to standard error. */
export const createLog = (level: LogLevel): Log => {
  const line = (at: LogLevel, stream: NodeJS.WriteStream) => (message: string) => {
    if (LEVELS.indexOf(at) < LEVELS.indexOf(level)) return;
    stream.write(`${new Date().toISOString()} service ${at}: ${message}\n`);
  };
  return {
    info: line('info', process.stdout),
    warn: line('warn', process.stderr),
    error: line('error', process.stderr),
  };
};

export const silentLog: Log = createLog('silent');
