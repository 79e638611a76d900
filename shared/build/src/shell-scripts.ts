import path from 'node:path';
import { build } from 'esbuild';

/** Scripts that stand in the HTML beside the application: too small and too early for a module system. */
const SCRIPTS = ['first', 'start'];

export async function buildShellScripts(shell: string, out: string): Promise<void> {
  await build({
    entryPoints: SCRIPTS.map((name) => path.join(shell, 'src/client', `${name}.ts`)),
    outdir: out,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    logLevel: 'error',
  });
}
