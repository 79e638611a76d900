import type { VersionRecord } from '@huoban/contracts';
import { assetPath } from '../../app/release/asset-path';
import type { ArtifactName, RenderHost } from '../render-host';

export interface Asset {
  url: string;
  integrity: string;
}

export interface PageScript extends Asset {
  /** It may run before `main`. */
  early: boolean;
}

export interface Assets {
  scripts: PageScript[];
  styles: { url: string; text: string }[];
}

function integrityOf(record: VersionRecord, file: string): string {
  const found = record.files[`client/${file}`];
  if (!found) throw new Error(`${record.name}@${record.version} has no client file ${file}`);
  return found.integrity;
}

/** URL and hash of a client file. */
export function findAsset(
  host: RenderHost,
  name: ArtifactName,
  version: string,
  file: string,
): Asset {
  return {
    url: assetPath(name, version, file),
    integrity: integrityOf(host.record(name, version), file),
  };
}

/** An entry without this chunk group is no container of webpack itself, and needs a runtime that `main` loads. */
export const isContainer = ({ groups }: VersionRecord): boolean => 'container' in groups;

/** URL and hash of a script, and when it may run. */
export function findPageScript(
  host: RenderHost,
  name: ArtifactName,
  version: string,
  file: string,
): PageScript {
  const early = name === 'shell' || isContainer(host.record(name, version));
  return { ...findAsset(host, name, version, file), early };
}

/** Files of the chunk groups in load order, each once. @throws Error that names an unknown group */
export function groupAssets(
  host: RenderHost,
  name: ArtifactName,
  version: string,
  groups: readonly string[],
): Assets {
  const record = host.record(name, version);
  const files = groups.flatMap((group) => {
    const found = record.groups[group];
    if (!found) throw new Error(`${name}@${version} has no chunk group "${group}"`);
    return found;
  });
  const unique = [...new Set(files)];
  return {
    scripts: unique
      .filter((file) => file.endsWith('.js'))
      .map((file) => findPageScript(host, name, version, file)),
    styles: unique
      .filter((file) => file.endsWith('.css'))
      .map((file) => ({
        url: assetPath(name, version, file),
        text: host.text(name, version, file),
      })),
  };
}
