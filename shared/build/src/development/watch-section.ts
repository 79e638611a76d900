import fs from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { DEV_VERSION_PREFIX, type SectionManifest, type SectionName } from '@huoban/contracts';
import { readConfig } from '../build-artifact';
import { writeBuildRecord } from '../build-record';
import type { DevelopmentMode } from './development-config';
import { MetadataCollector } from '../metadata/metadata-collector';
import { describeErrors } from '../compile-errors';

export interface WatchOptions {
  name: SectionName;
  /** Root of the repository. */
  root: string;
  /** Output folder; its `client/` always has the newest files. */
  out: string;
  development: DevelopmentMode;
}

/** State of the watched section after each change. */
export type WatchEvent =
  | { kind: 'building' }
  /** `folder` is an immutable copy of the build, ready to publish. */
  | { kind: 'built'; hash: string; version: string; folder: string; ms: number }
  | { kind: 'broken'; problems: string[] };

/** Files that are not part of a version: they change while a page is open. */
const UNRELEASED_FILES = /\.map$|\.hot-update\.|^groups\.json$/;
/** Saves within this time cause one build. */
const AGGREGATE_TIMEOUT_MS = 60;

/**
 * Builds a section for browser and server, and again on each change of a source or of `section.json`.
 * @returns a function that stops watching
 * @throws Error when the configuration cannot be read
 */
export async function watchSection(
  options: WatchOptions,
  onEvent: (event: WatchEvent) => void,
): Promise<() => Promise<void>> {
  const { name, root, out, development } = options;
  const config = await readConfig(path.join(root, name));
  const target = { name, version: `${DEV_VERSION_PREFIX}[fullhash]`, out, development };
  const collector = new MetadataCollector(config.root, config.shared, config.manifest);
  const compiler = webpack(
    [config.client(target), config.server(target)].map((side) =>
      withManifestDependency(collector.instrument(side), config.root),
    ),
  );
  compiler.hooks.watchRun.tap('watch-section', () => onEvent({ kind: 'building' }));
  const watching = compiler.watch({ aggregateTimeout: AGGREGATE_TIMEOUT_MS }, (failure, stats) => {
    toWatchEvent(options, { collector, failure, stats })
      .catch((error: unknown): WatchEvent => ({ kind: 'broken', problems: [String(error)] }))
      .then(onEvent, () => undefined);
  });
  return () =>
    new Promise((resolve) => {
      watching?.close(() => resolve());
      if (!watching) resolve();
    });
}

/** The manifest is not a module of the build, so webpack does not watch it otherwise. */
const withManifestDependency = (config: Configuration, root: string): Configuration => ({
  ...config,
  plugins: [
    ...(config.plugins ?? []),
    (compiler) => {
      compiler.hooks.afterCompile.tap('watch-section', (compilation) => {
        compilation.fileDependencies.add(path.join(root, 'section.json'));
      });
    },
  ],
});

interface CompilationResult {
  collector: MetadataCollector;
  failure: Error | null;
  stats: MultiStats | undefined;
}

async function toWatchEvent(
  options: WatchOptions,
  { collector, failure, stats }: CompilationResult,
): Promise<WatchEvent> {
  const [client, server] = stats?.stats ?? [];
  if (failure || !client || !server) {
    return { kind: 'broken', problems: [String(failure ?? 'webpack returned no stats')] };
  }
  const problems = problemsOf([client, server]);
  if (problems.length > 0) return { kind: 'broken', problems };
  const hash = client.hash;
  const version = `${DEV_VERSION_PREFIX}${hash}`;
  const folder = await storeBuild(options, collector, { version, client, server });
  const ms = client.endTime - client.startTime;
  return { kind: 'built', hash, version, folder, ms };
}

/** Messages of both builds. */
const problemsOf = (sides: Stats[]): string[] =>
  describeErrors(sides.flatMap((stats) => stats.toJson({ all: false, errors: true }).errors ?? []));

interface SectionBuild {
  version: string;
  client: Stats;
  server: Stats;
}

/** Copies a build to a folder of its version, because the next build overwrites the output. */
async function storeBuild(
  { name, root, out }: WatchOptions,
  collector: MetadataCollector,
  { version, client, server }: SectionBuild,
): Promise<string> {
  const folder = path.join(out, 'versions', version);
  for (const [side, stats] of Object.entries({ client, server })) {
    for (const { name: file } of stats.compilation.getAssets()) {
      if (UNRELEASED_FILES.test(file)) continue;
      const copy = path.join(folder, side, file);
      await fs.mkdir(path.dirname(copy), { recursive: true });
      await fs.copyFile(path.join(out, side, file), copy);
    }
  }
  const groups = await readJson<Record<string, string[]>>(path.join(out, 'client', 'groups.json'));
  const manifest = await readJson<SectionManifest>(path.join(root, name, 'section.json'));
  await writeBuildRecord(folder, {
    name,
    version,
    config: { manifest, shared: collector.consumed() },
    groups: releasedOnly(groups),
    metadata: await collector.collect(manifest),
  });
  return folder;
}

const releasedOnly = (groups: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, files]) => [
      group,
      files.filter((file) => !UNRELEASED_FILES.test(file)),
    ]),
  );

const readJson = async <Shape>(file: string): Promise<Shape> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as Shape;
