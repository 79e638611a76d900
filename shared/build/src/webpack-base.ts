import path from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { ChunkGroupsPlugin } from './plugins/chunk-groups';
import { ChunkIntegrityPlugin } from './plugins/chunk-integrity';
import {
  toDevelopmentConfig,
  isHotReloaded,
  jsxOptions,
  nodeEnv,
  type DevelopmentMode,
} from './development/development-config';

const require = createRequire(import.meta.url);
const REFRESH_LOADER = path.join(import.meta.dirname, 'development/refresh-loader.mjs');

export interface BaseOptions {
  /** Package folder. */
  root: string;
  name: string;
  version: string;
  /** Output folder. */
  out: string;
  side: 'client' | 'server';
  /** Absent for published versions. */
  development?: DevelopmentMode | undefined;
}

/** Public path of the client files of one version; it never changes. */
export const publicPathOf = (name: string, version: string): string =>
  `/assets/${name}/${version}/`;

function scriptRule(options: BaseOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    use: [
      ...(isHotReloaded(options) ? [REFRESH_LOADER] : []),
      {
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic', ...jsxOptions(options) } },
            target: 'es2022',
          },
        },
      },
    ],
  };
}

function styleRules({ name, side }: BaseOptions): RuleSetRule[] {
  const extract = side === 'client' ? [MiniCssExtractPlugin.loader] : [];
  const css = (modules: unknown) => ({
    loader: require.resolve('css-loader'),
    options: { modules, importLoaders: 0 },
  });
  const local = {
    // Contains the artifact name, so that a component bundled by two sections has two class names.
    localIdentName: `${name.replace('mfe-', '')}_[local]_[hash:base64:5]`,
    localIdentHashSalt: name,
    namedExport: false,
    exportOnlyLocals: side === 'server',
    exportLocalsConvention: 'as-is',
  };
  const global = { mode: 'global', exportOnlyLocals: side === 'server', namedExport: false };
  return [
    { test: /\.module\.css$/, use: [...extract, css(local)] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [...extract, css(global)],
      sideEffects: true,
    },
  ];
}

function resolveInPackage(root: string, name: string, file: string): string {
  const from = createRequire(path.join(root, 'package.json'));
  const folder = (from.resolve.paths(name) ?? []).map((base) => path.join(base, name));
  const found = folder.find((candidate) => {
    try {
      return Boolean(from.resolve(path.join(candidate, 'package.json')));
    } catch {
      return false;
    }
  });
  return path.join(found ?? path.join(root, 'node_modules', name), file);
}

/** Configuration shared by the client and server builds of all artifacts. */
export function baseConfig(options: BaseOptions): Configuration {
  const { root, name, version, out, side } = options;
  const client = side === 'client';
  const config: Configuration = {
    mode: 'production',
    context: root,
    devtool: false,
    target: client ? ['web', 'es2022'] : 'node20',
    performance: { hints: false },
    stats: 'errors-warnings',
    output: {
      path: out,
      publicPath: publicPathOf(name, version),
      // Two versions of one section on a page must not share a chunk registry.
      uniqueName: `${name}@${version}`,
      crossOriginLoading: 'anonymous',
      // The default of two minutes is too long for a page.
      chunkLoadTimeout: 10_000,
      filename: client ? '[name].js' : 'index.cjs',
      chunkFilename: client ? '[name].[contenthash:8].js' : '[name].cjs',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      ...(client ? {} : { library: { type: 'commonjs2' } }),
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@real/react-query$': resolveInPackage(
          root,
          '@tanstack/react-query',
          'build/modern/index.js',
        ),
        '@real/react-i18next$': resolveInPackage(root, 'react-i18next', 'dist/es/index.js'),
        '@real/mobx-react-lite$': resolveInPackage(
          root,
          'mobx-react-lite',
          'dist/mobxreactlite.mjs',
        ),
      },
    },
    module: {
      rules: [
        scriptRule(options),
        ...styleRules(options),
        { test: /\.md$/, type: 'asset/source' },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: client } },
      ],
    },
    optimization: client
      ? {
          realContentHash: true,
          moduleIds: 'deterministic',
          chunkIds: 'deterministic',
          minimizer: [
            new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
            new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
          ],
        }
      : { minimize: false, splitChunks: false },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(nodeEnv(options)),
        __SERVER__: JSON.stringify(!client),
        __VERSION__: JSON.stringify(version),
      }),
      ...(client
        ? [
            new MiniCssExtractPlugin({
              filename: '[name].[contenthash:8].css',
              chunkFilename: '[name].[contenthash:8].css',
            }),
            new ChunkGroupsPlugin(),
            new ChunkIntegrityPlugin(),
          ]
        : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
  };
  return options.development ? toDevelopmentConfig(config, options) : config;
}
