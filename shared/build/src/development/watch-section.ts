import fs from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { DEV_VERSION_PREFIX, type SectionManifest, type SectionName } from '@huoban/contracts';
import type { ArtifactConfig } from '../artifact-config';
import { readConfig } from '../build-artifact';
import { writeBuildRecord } from '../build-record';
import type { DevelopmentMode } from './development-config';

export interface WatchOptions {
  name: SectionName;
  /** Root of the repository. */
  root: string;
  /** Folder for what is built; `client/` in it always holds the newest files. */
  out: string;
  development: DevelopmentMode;
}

/** What happens to the section that is watched. */
export type WatchEvent =
  | { kind: 'building' }
  /** `folder` is a build folder that can be published; it never changes again. */
  | { kind: 'built'; hash: string; version: string; folder: string; ms: number }
  | { kind: 'broken'; problems: string[] };

/** Files of a build that no release names: they change while a page is open. */
const NOT_RELEASED = /\.map$|\.hot-update\.|^groups\.json$/;
/** Milliseconds in which several saved files count as one change. */
const TOGETHER = 60;

/**
 * Builds a section for browser and server and again whenever a source changes, `section.json` too.
 * @returns how to end it
 * @throws Error when the configuration cannot be read
 */
export async function watchSection(
  options: WatchOptions,
  onEvent: (event: WatchEvent) => void,
): Promise<() => Promise<void>> {
  const { name, root, out, development } = options;
  const config = await readConfig(path.join(root, name));
  const target = { name, version: `${DEV_VERSION_PREFIX}[fullhash]`, out, development };
  const compiler = webpack([
    watched(config.client(target), config.root),
    watched(config.server(target), config.root),
  ] as Configuration[]);
  compiler.hooks.watchRun.tap('watch-section', () => onEvent({ kind: 'building' }));
  const watching = compiler.watch({ aggregateTimeout: TOGETHER }, (failure, stats) => {
    report(options, config, { failure, stats })
      .catch((error: unknown): WatchEvent => ({ kind: 'broken', problems: [String(error)] }))
      .then(onEvent, () => undefined);
  });
  return () =>
    new Promise((resolve) => {
      watching?.close(() => resolve());
      if (!watching) resolve();
    });
}

/** The manifest is no module of the build, but a change of it is one of the section. */
const watched = (config: Configuration, root: string): Configuration => ({
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

interface Round {
  failure: Error | null;
  stats: MultiStats | undefined;
}

async function report(
  options: WatchOptions,
  config: ArtifactConfig,
  { failure, stats }: Round,
): Promise<WatchEvent> {
  const [client, server] = stats?.stats ?? [];
  if (failure || !client || !server) {
    return { kind: 'broken', problems: [String(failure ?? 'webpack said nothing')] };
  }
  const problems = problemsOf([client, server]);
  if (problems.length > 0) return { kind: 'broken', problems };
  const hash = client.hash;
  const version = `${DEV_VERSION_PREFIX}${hash}`;
  const folder = await keep(options, config, { version, client, server });
  const ms = client.endTime - client.startTime;
  return { kind: 'built', hash, version, folder, ms };
}

/** Both sides name the same faults: each is told once. */
const problemsOf = (sides: Stats[]): string[] => [
  ...new Set(
    sides.flatMap((stats) =>
      (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ moduleName, message }) =>
        [moduleName, message].filter(Boolean).join('\n'),
      ),
    ),
  ),
];

interface Kept {
  version: string;
  client: Stats;
  server: Stats;
}

/** Copies a build before the next one overwrites it. */
async function keep(
  { name, root, out }: WatchOptions,
  config: ArtifactConfig,
  { version, client, server }: Kept,
): Promise<string> {
  const folder = path.join(out, 'versions', version);
  for (const [side, stats] of Object.entries({ client, server })) {
    for (const { name: file } of stats.compilation.getAssets()) {
      if (NOT_RELEASED.test(file)) continue;
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
    config: { ...config, manifest },
    groups: releasedOnly(groups),
  });
  return folder;
}

const releasedOnly = (groups: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, files]) => [
      group,
      files.filter((file) => !NOT_RELEASED.test(file)),
    ]),
  );

const readJson = async <Shape>(file: string): Promise<Shape> =>
  JSON.parse(await fs.readFile(file, 'utf8')) as Shape;
