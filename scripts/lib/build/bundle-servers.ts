import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { digestOf } from './source-digest';
import type { Steps } from '../report/steps.mjs';

interface ServerBundle {
  name: string;
  /** Bundle → entry, paths from the root. */
  files: Record<string, string>;
  sources: string[];
}

const COMMON_SOURCES = [
  'shared/contracts/src',
  'pnpm-lock.yaml',
  'scripts/lib/build/bundle-servers.ts',
];

export const SERVICE_PROGRAM = 'service/dist/main.mjs';
export const RUNNER_PROGRAM = 'shell/dist/runner.mjs';

const BUNDLES: ServerBundle[] = [
  {
    name: 'service',
    files: { [SERVICE_PROGRAM]: 'service/src/main.ts' },
    sources: ['service/src', ...COMMON_SOURCES],
  },
  {
    name: 'shell runner',
    files: {
      [RUNNER_PROGRAM]: 'shell/src/runner/main.ts',
      'shell/dist/worker.mjs': 'shell/src/runner/worker/main.ts',
    },
    sources: ['shell/src', 'release/src', 'shared/runtime/src', ...COMMON_SOURCES],
  },
];

/** Not bundled: PGlite reads files of its package, the others are loaded on demand. */
const EXTERNAL = [
  '@electric-sql/pglite',
  'pg-native',
  '@alicloud/*',
  '@aws-sdk/client-s3',
  'tencentcloud-sdk-nodejs-sms',
];

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
      const files = Object.entries(bundle.files);
      const stamp = path.join(path.dirname(path.join(root, files[0]?.[0] ?? '')), 'digest.txt');
      const digest = await digestOf(root, bundle.sources);
      const unchanged = digest === (await fs.readFile(stamp, 'utf8').catch(() => null));
      if (unchanged && files.every(([out]) => existsSync(path.join(root, out)))) {
        return report.skip('unchanged');
      }
      await fs.rm(stamp, { force: true });
      for (const [out, source] of files) await bundleProgram(root, source, out);
      await fs.writeFile(stamp, digest);
    });
  }
}

async function bundleProgram(root: string, source: string, out: string): Promise<void> {
  // Imported on demand, because most starts need no bundling.
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: out,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'silent',
    external: EXTERNAL,
    banner: { js: COMMONJS_NAMES },
  });
}
