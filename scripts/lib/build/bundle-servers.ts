import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from './source-digest';
import type { Steps } from '../report/steps.mjs';

interface ServerBundle {
  name: string;
  /** Folder of the bundle, emptied before. */
  folder: string;
  /** Program → entry; the former in the folder, the latter from the root. */
  files: Record<string, string>;
  sources: string[];
}

const COMMON_SOURCES = [
  'shared/contracts/src',
  'shared/tracing/src',
  'pnpm-lock.yaml',
  'scripts/lib/build/bundle-servers.ts',
];

export const SERVICE_PROGRAM = 'service/dist/main.mjs';
export const RUNNER_PROGRAM = 'shell/dist/runner.mjs';

export const SERVICE_FILES = {
  main: 'service/src/main.ts',
  'replies/thread/program': 'service/src/replies/thread/main.ts',
};

const BUNDLES: ServerBundle[] = [
  {
    name: 'service',
    folder: 'service/dist',
    files: SERVICE_FILES,
    sources: ['service/src', ...COMMON_SOURCES],
  },
  {
    name: 'shell runner',
    folder: 'shell/dist',
    files: { runner: 'shell/src/runner/main.ts', worker: 'shell/src/runner/worker/main.ts' },
    sources: ['shell/src', 'release/src', 'shared/runtime/src', ...COMMON_SOURCES],
  },
];

/** Not bundled: PGlite reads files of its package, the other is optional. What is loaded on demand gets a file of its own. */
const EXTERNAL = ['@electric-sql/pglite', 'pg-native'];

// Bundled CommonJS packages use these globals.
const COMMONJS_NAMES = [
  "import { createRequire as $createRequire } from 'node:module';",
  "import { fileURLToPath as $fileURLToPath } from 'node:url';",
  "import { dirname as $dirname } from 'node:path';",
  'const require = $createRequire(import.meta.url);',
  'const __filename = $fileURLToPath(import.meta.url);',
  'const __dirname = $dirname(__filename);',
].join('\n');

/**
 * Bundles the service and the shell runner if their sources changed.
 * @throws BuildFailure of esbuild
 */
export async function bundleServers(root: string, steps: Steps): Promise<void> {
  for (const bundle of BUNDLES) {
    await steps.run(`bundle ${bundle.name}`, async (report) => {
      const folder = path.join(root, bundle.folder);
      const stamp = path.join(folder, 'digest.txt');
      const digest = await digestOf(root, bundle.sources);
      const unchanged = digest === (await fs.readFile(stamp, 'utf8').catch(() => null));
      const programs = Object.keys(bundle.files).map((name) => path.join(folder, `${name}.mjs`));
      if (unchanged && programs.every((file) => existsSync(file))) return report.skip('unchanged');
      await fs.rm(folder, { recursive: true, force: true });
      await bundlePrograms(root, bundle);
      await fs.writeFile(stamp, digest);
    });
  }
}

/** @throws BuildFailure of esbuild */
export async function bundlePrograms(
  root: string,
  { folder, files }: Pick<ServerBundle, 'folder' | 'files'>,
): Promise<void> {
  // Imported on demand, because most starts need no bundling.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: files,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    external: EXTERNAL,
    banner: { js: COMMONJS_NAMES },
  });
}
