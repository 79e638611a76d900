import path from 'node:path';

/** Bundles the development client for browsers. @throws BuildFailure of esbuild */
export async function clientScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'client', 'main.ts')],
    nodePaths: [path.resolve(import.meta.dirname, '../../shared/build/node_modules')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // React Refresh is empty in production mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
