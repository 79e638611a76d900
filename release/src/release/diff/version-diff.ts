import type { Language, VersionRecord } from '@huoban/contracts';
import { findBreakingChanges } from '@huoban/contracts/digests';
import type { ArtifactName } from '../../registry/artifact-names';
import { firstLoads } from '../../checks/first-load';
import { diffFiles, type FileChange } from './file-diff';

/** Old and new value; null where there is none. */
export interface ValueChange<Value> {
  from: Value | null;
  to: Value | null;
}

/** First load of one page in bytes (brotli). */
export interface SizeChange {
  page: string;
  scripts: ValueChange<number>;
  styles: ValueChange<number>;
}

/** Differences of two versions of one artifact, from their records. */
export interface VersionDiff {
  name: ArtifactName;
  version: ValueChange<string>;
  /** `pattern (devices)` of routes. */
  routes: NameChanges;
  files: FileChange[];
  sizes: SizeChange[];
  messages: NameChanges & { changed: Language[] };
  endpoints: NameChanges & {
    /** Endpoints whose contract differs; `less` lists the incompatible changes. */
    changed: { endpoint: string; less: string[] }[];
  };
  /** Shared packages whose version or range differs. */
  shared: ({ package: string } & ValueChange<string>)[];
}

export interface NameChanges {
  added: string[];
  removed: string[];
}

/** @param from null for a new artifact */
export function diffVersions(
  name: ArtifactName,
  from: VersionRecord | null,
  to: VersionRecord | null,
): VersionDiff {
  return {
    name,
    version: { from: from?.version ?? null, to: to?.version ?? null },
    routes: compareNames(routesOf(from), routesOf(to)),
    files: diffFiles(from?.files ?? {}, to?.files ?? {}),
    sizes: sizeChanges(from, to),
    messages: {
      ...compareNames(from?.messages?.keys, to?.messages?.keys),
      changed: changedMessages(from, to),
    },
    endpoints: {
      ...compareNames(from?.endpoints, to?.endpoints),
      changed: changedContracts(from, to),
    },
    shared: listChanges(from?.shared, to?.shared).map(([key, change]) => ({
      package: key,
      ...change,
    })),
  };
}

export function compareNames(
  from: readonly string[] = [],
  to: readonly string[] = [],
): NameChanges {
  return {
    added: to.filter((each) => !from.includes(each)),
    removed: from.filter((each) => !to.includes(each)),
  };
}

const routesOf = (version: VersionRecord | null): string[] =>
  (version?.routes ?? []).map(({ pattern, devices }) => `${pattern} (${devices.join(', ')})`);

function sizeChanges(from: VersionRecord | null, to: VersionRecord | null): SizeChange[] {
  const before = from ? firstLoads(from) : [];
  const after = to ? firstLoads(to) : [];
  const pages = new Set([...before, ...after].map(({ page }) => page));
  return [...pages]
    .map((page) => {
      const [old, now] = [before, after].map((loads) => loads.find((load) => load.page === page));
      return {
        page,
        scripts: { from: old?.scripts ?? null, to: now?.scripts ?? null },
        styles: { from: old?.styles ?? null, to: now?.styles ?? null },
      };
    })
    .filter(({ scripts, styles }) => scripts.from !== scripts.to || styles.from !== styles.to);
}

const changedMessages = (from: VersionRecord | null, to: VersionRecord | null): Language[] =>
  (to?.locales ?? []).filter((language) => {
    const [old, now] = [from, to].map((version) => version?.messages?.digests[language]);
    return old !== undefined && now !== undefined && old !== now;
  });

function changedContracts(from: VersionRecord | null, to: VersionRecord | null) {
  return Object.values(from?.contracts ?? {}).flatMap((old) => {
    const now = to?.contracts?.[old.endpoint];
    if (!now || JSON.stringify(now) === JSON.stringify(old)) return [];
    const less = findBreakingChanges(old, now).map(({ change }) => change);
    return [{ endpoint: old.endpoint, less }];
  });
}

function listChanges(
  from: Record<string, string> = {},
  to: Record<string, string> = {},
): [string, ValueChange<string>][] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => from[key] !== to[key])
    .map((key) => [key, { from: from[key] ?? null, to: to[key] ?? null }]);
}
