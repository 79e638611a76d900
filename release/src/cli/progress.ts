const LINE_INTERVAL_MS = 2000;

/** Progress output. */
export interface ProgressLine {
  show(text: string): void;
  /** Clears the line. */
  end(): void;
}

interface ProgressOutput {
  isTTY: boolean;
  write(text: string): unknown;
}

/** Updates one line on a terminal; elsewhere writes a line every two seconds. */
export function createProgressLine(stream: ProgressOutput = process.stderr): ProgressLine {
  let lastWriteAt = Date.now();
  return {
    show(text) {
      if (stream.isTTY) {
        stream.write(`\r\u001b[K${text}`);
      } else if (Date.now() - lastWriteAt >= LINE_INTERVAL_MS) {
        lastWriteAt = Date.now();
        stream.write(`${text}\n`);
      }
    },
    end() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** For example `1.3 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 10_000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
