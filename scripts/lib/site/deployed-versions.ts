import fs from 'node:fs/promises';
import path from 'node:path';

export type Versions = Partial<Record<string, string>>;

const FILE = 'last-start.json';

/** The versions that `npm start` put in force by itself; empty before the first start. */
export async function readDeployedVersions(dataDir: string): Promise<Versions> {
  try {
    const kept: unknown = JSON.parse(await fs.readFile(path.join(dataDir, FILE), 'utf8'));
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

export const writeDeployedVersions = (dataDir: string, versions: Versions): Promise<void> =>
  fs.writeFile(path.join(dataDir, FILE), `${JSON.stringify(versions, null, 2)}\n`);

/** The versions that are new since then. What was only rolled back or pinned by hand is not among them. */
export const changedSince = (last: Versions, planned: Versions): Versions =>
  Object.fromEntries(Object.entries(planned).filter(([name, version]) => last[name] !== version));
