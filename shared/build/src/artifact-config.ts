import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { SectionManifest } from '@huoban/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import {
  SINGLETONS,
  consumedSingletons,
  providedSingletons,
  singletonVersions,
} from './shared-singletons';
import type { DevelopmentMode } from './development/development-config';
import { baseConfig } from './webpack-base';

/** Where and as what one version is built. */
export interface ArtifactTarget {
  name: string;
  /** May contain webpack's `[fullhash]` while a section is developed. */
  version: string;
  out: string;
  development?: DevelopmentMode;
}

/** What the one-line `webpack.config.ts` of a package exports. */
export interface ArtifactConfig {
  root: string;
  kind: 'shell' | 'section';
  /** `section.json` of a section, absent for the shell. */
  manifest?: SectionManifest;
  shared: Record<string, string>;
  client: (target: ArtifactTarget) => Configuration;
  server: (target: ArtifactTarget) => Configuration;
}

const federation = { disableSnapshot: true, target: 'web' as const };

/** What browser and server of an artifact have in common with every other one of that side. */
const sideOf = (side: 'client' | 'server', root: string, target: ArtifactTarget): Configuration =>
  baseConfig({ ...target, root, out: path.join(target.out, side), side });

/** The last one is what `./section` exports. */
const exposed = ({ development }: ArtifactTarget): string[] => [
  ...(development ? [path.join(import.meta.dirname, 'development/hot-entry.ts')] : []),
  './src/section.ts',
];

/** Federation of host and remotes alike. */
const COMMON = { shareStrategy: 'loaded-first', dts: false, dev: false, manifest: false } as const;

const isSingleton = (request = ''): boolean =>
  SINGLETONS.some((name) => request === name) || /^react(-dom)?\//.test(request);

// The section's server file asks the shell's server file for these; nothing else can be required there.
const hostModules = (
  { request }: ExternalItemFunctionData,
  callback: (error?: null, result?: string) => void,
): void => (isSingleton(request) ? callback(null, `commonjs ${request}`) : callback());

/** Builder of a section: one federated expose `./section` for browsers, one CommonJS file for the server. */
export function sectionConfig(root: string): ArtifactConfig {
  const manifest = JSON.parse(
    fs.readFileSync(path.join(root, 'section.json'), 'utf8'),
  ) as SectionManifest;
  return {
    root,
    kind: 'section',
    manifest,
    shared: singletonVersions(true),
    client: (target) => {
      const config = sideOf('client', root, target);
      config.entry = {};
      config.plugins?.push(
        new ModuleFederationPlugin({
          name: target.name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          exposes: { './section': { import: exposed(target), name: 'section' } },
          shared: consumedSingletons(),
          ...COMMON,
          experiments: { externalRuntime: true, optimization: federation },
        }),
      );
      return config;
    },
    server: (target) => ({
      ...sideOf('server', root, target),
      entry: './src/section.ts',
      externals: [hostModules],
    }),
  };
}

/** Builder of the shell: the federation host for browsers, the document builder for the server. */
export function shellConfig(root: string): ArtifactConfig {
  const require = createRequire(path.join(root, 'package.json'));
  return {
    root,
    kind: 'shell',
    shared: singletonVersions(false),
    client: (target) => {
      const config = sideOf('client', root, target);
      config.entry = { main: './src/client/main.tsx' };
      config.plugins?.push(
        new ModuleFederationPlugin({
          name: 'shell',
          shared: providedSingletons(),
          ...COMMON,
          runtimePlugins: [path.join(root, 'src/client/remotes/federation-plugin.ts')],
          experiments: { optimization: federation },
        }),
      );
      return config;
    },
    server: (target) => {
      const config = sideOf('server', root, target);
      config.entry = './src/server/main.tsx';
      // The worker offers no Node modules: the web builds of these need none.
      Object.assign(config.resolve?.alias ?? {}, {
        'react-dom/server$': require.resolve('react-dom/server.browser'),
        axios$: path.join(path.dirname(require.resolve('axios/package.json')), 'dist/esm/axios.js'),
      });
      return config;
    },
  };
}
