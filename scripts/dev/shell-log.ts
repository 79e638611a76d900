/** A page that the section failed on the server, as the shell's log tells it. */
export interface FailedPage {
  url: string;
  reason: string;
}

const PREFIX = 'shell | ';

/** Reads one line of the shell's log. @returns null for a line about something else */
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
