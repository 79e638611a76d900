import path from 'node:path';

/** A file of the follower beside its file of accepted entries: `seen.json` and `timestamps` give `seen-timestamps.json`. */
export function stateFileBeside(seenFile: string, name: string): string {
  const { dir, name: base, ext } = path.parse(seenFile);
  return path.join(dir, `${base}-${name}${ext}`);
}
