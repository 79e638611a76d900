export interface FailedPage {
  url: string;
  reason: string;
}

const PREFIX = 'shell | ';

/** Parses one line of the shell's log. @returns null for other lines */
export function failedPage(line: string, section: string): FailedPage | null {
  if (!line.startsWith(`${PREFIX}{`)) return null;
  try {
    const entry: unknown = JSON.parse(line.slice(PREFIX.length));
    if (typeof entry !== 'object' || entry === null) return null;
    const { version, url, reason } = { version: '', url: '', reason: '', ...entry };
    return reason && version.startsWith(`${section}@`) ? { url, reason } : null;
  } catch {
    return null;
  }
}
