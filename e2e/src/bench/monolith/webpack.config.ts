import path from 'node:path';
import { shellConfig, type ArtifactConfig, type ArtifactTarget } from '@huoban/build';
import { SECTION_NAMES } from '@huoban/contracts';

// Its plugins work only with the compiler of the same installation.
export { compile } from '@huoban/build';

type Configuration = ReturnType<ArtifactConfig['client']>;

const HERE = import.meta.dirname;
const ROOT = path.resolve(HERE, '../../../..');
const SHELL = path.join(ROOT, 'shell');
const shell = shellConfig(SHELL);

/** Modules that `sections.mjs` and `server.mjs` import by these names. */
const modules: Record<string, string> = {
  ...Object.fromEntries(
    SECTION_NAMES.map((name) => [
      `monolith-section/${name}$`,
      path.join(ROOT, name, 'src/section.ts'),
    ]),
  ),
  'monolith-shell/server$': path.join(SHELL, 'src/server/main.tsx'),
};

const chunkNames = {
  enforce: 'pre' as const,
  test: /src[\\/]section\.ts$/,
  use: path.join(HERE, 'section-chunk-names.mjs'),
};

function join(config: Configuration, replaced: Record<string, string>): Configuration {
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: Object.assign({}, config.resolve?.alias, modules, replaced),
    },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), chunkNames] },
  };
}

/** The shell's browser build with all sections in it and without federation. */
export function monolithClient(target: ArtifactTarget): Configuration {
  const config = shell.client(target);
  const plugins = (config.plugins ?? []).filter(
    (plugin) => plugin && plugin.constructor.name !== 'SharePlugin',
  );
  if (plugins.length === config.plugins?.length) throw new Error('the shell shares nothing');
  return join(
    { ...config, plugins },
    { [path.join(SHELL, 'src/client/remotes/load-remote.ts')]: path.join(HERE, 'sections.mjs') },
  );
}

/** The shell's server build with all sections in it; class names and chunk addresses are the monolith's. */
export function monolithServer(target: ArtifactTarget): Configuration {
  return join(
    { ...shell.server(target), entry: path.join(HERE, 'server.mjs') },
    { [path.join(SHELL, 'src/app/release/asset-path.ts')]: path.join(HERE, 'asset-path.ts') },
  );
}
