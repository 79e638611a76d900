import path from 'node:path';
import { build } from 'esbuild';

/** Scripts that run before the application and without a module system. */
const SCRIPTS = { first: 'before-paint', start: 'load-application' };

export async function buildShellScripts(shell: string, out: string): Promise<void> {
  await build({
    entryPoints: Object.entries(SCRIPTS).map(([name, source]) => ({
      in: path.join(shell, 'src/client/inline-scripts', `${source}.ts`),
      out: name,
    })),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'error',
  });
}
