const LINE_INTERVAL_MS = 2000;

/** How far something is, on stderr. */
export interface ProgressLine {
  show(text: string): void;
  /** Takes away the line that changed. */
  end(): void;
}

/** What progress is written to: a terminal, or a file. */
interface ProgressOutput {
  isTTY: boolean;
  write(text: string): unknown;
}

/** One line that changes where somebody watches; elsewhere a line every two seconds, none for what is quick. */
export function createProgressLine(stream: ProgressOutput = process.stderr): ProgressLine {
  let said = Date.now();
  return {
    show(text) {
      if (stream.isTTY) {
        stream.write(`\r\u001b[K${text}`);
      } else if (Date.now() - said >= LINE_INTERVAL_MS) {
        said = Date.now();
        stream.write(`${text}\n`);
      }
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** `1.3 MB`, for people. */
export function formatBytes(bytes: number): string {
  if (bytes < 10_000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
