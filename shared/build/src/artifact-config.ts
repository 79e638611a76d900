import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { SectionManifest } from '@huoban/contracts';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import {
  SINGLETONS,
  consumedSingletons,
  providedSingletons,
  providedVersions,
  requiredRanges,
} from './shared-singletons';
import type { DevelopmentMode } from './development/development-config';
import { baseConfig } from './webpack-base';

/** Name, version and output folder of one build. */
export interface ArtifactTarget {
  name: string;
  /** May contain webpack's `[fullhash]` in development. */
  version: string;
  out: string;
  development?: DevelopmentMode;
}

/** Default export of a package's `webpack.config.ts`. */
export interface ArtifactConfig {
  root: string;
  kind: 'shell' | 'section';
  /** `section.json` of a section, absent for the shell. */
  manifest?: SectionManifest;
  shared: Record<string, string>;
  client: (target: ArtifactTarget) => Configuration;
  server: (target: ArtifactTarget) => Configuration;
}

/** Configuration shared by all client builds or all server builds. */
const sideConfig = (
  side: 'client' | 'server',
  root: string,
  target: ArtifactTarget,
): Configuration => baseConfig({ ...target, root, out: path.join(target.out, side), side });

/** Modules of the `./section` expose; the last one provides the exports. */
const exposedModules = ({ development }: ArtifactTarget): string[] => [
  ...(development ? [path.join(import.meta.dirname, 'development/hot-entry.ts')] : []),
  './src/section.ts',
];

const isSingleton = (request = ''): boolean =>
  SINGLETONS.some((name) => request === name) || /^react(-dom)?\//.test(request);

// A section's server file can require the modules of the shell's server file only.
const hostModules = (
  { request }: ExternalItemFunctionData,
  callback: (error?: null, result?: string) => void,
): void => (isSingleton(request) ? callback(null, `commonjs ${request}`) : callback());

/** Build of a section: one federated expose `./section` for browsers, one CommonJS file for the server. */
export function sectionConfig(root: string): ArtifactConfig {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(root, 'section.json'), 'utf8'),
  ) as SectionManifest;
  const shared = requiredRanges(root);
  return {
    root,
    kind: 'section',
    manifest,
    shared,
    client: (target) => {
      const config = sideConfig('client', root, target);
      config.entry = {};
      config.plugins?.push(
        new webpack.container.ModuleFederationPlugin({
          name: target.name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          exposes: { './section': { import: exposedModules(target), name: 'section' } },
          shared: consumedSingletons(shared),
        }),
      );
      return config;
    },
    server: (target) => ({
      ...sideConfig('server', root, target),
      entry: './src/section.ts',
      externals: [hostModules],
    }),
  };
}

/** Build of the shell: the federation host for browsers, the document builder for the server. */
export function shellConfig(root: string): ArtifactConfig {
  const require = createRequire(path.join(root, 'package.json'));
  return {
    root,
    kind: 'shell',
    shared: providedVersions(),
    client: (target) => {
      const config = sideConfig('client', root, target);
      config.entry = { main: './src/client/main.tsx' };
      config.plugins?.push(new webpack.sharing.SharePlugin({ shared: providedSingletons() }));
      return config;
    },
    server: (target) => {
      const config = sideConfig('server', root, target);
      config.entry = './src/server/main.tsx';
      // Render workers provide no Node modules, which the web builds do not need.
      Object.assign(config.resolve?.alias ?? {}, {
        'react-dom/server$': require.resolve('react-dom/server.browser'),
        axios$: path.join(path.dirname(require.resolve('axios/package.json')), 'dist/esm/axios.js'),
      });
      return config;
    },
  };
}
