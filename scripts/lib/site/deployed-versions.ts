import fs from 'node:fs/promises';
import path from 'node:path';

export type Versions = Partial<Record<string, string>>;

const FILE = 'last-start.json';

/** Versions pinned by the last `npm start`; empty before the first. */
export async function readDeployedVersions(dataDir: string): Promise<Versions> {
  try {
    const stored: unknown = JSON.parse(await fs.readFile(path.join(dataDir, FILE), 'utf8'));
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export const writeDeployedVersions = (dataDir: string, versions: Versions): Promise<void> =>
  fs.writeFile(path.join(dataDir, FILE), `${JSON.stringify(versions, null, 2)}\n`);

/** Versions that are new since the last start. Manual pins and rollbacks do not count. */
export const changedSince = (last: Versions, planned: Versions): Versions =>
  Object.fromEntries(Object.entries(planned).filter(([name, version]) => last[name] !== version));
