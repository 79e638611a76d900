import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from '../plugins/chunk-integrity';

/**
 * Kind of a development build. `hot`: React's development build with hot updates. `plain`: not minified, for a shell
 * with React's production build.
 */
export type DevelopmentMode = 'hot' | 'plain';

interface DevelopmentOptions {
  name: string;
  side: 'client' | 'server';
  development?: DevelopmentMode | undefined;
}

/** True for the client build of the watched section, whose modules are replaced in an open page. */
export const isHotReloaded = ({ name, side, development }: DevelopmentOptions): boolean =>
  development === 'hot' && side === 'client' && name !== 'shell';

/** Options of the JSX transform. Server builds use the shell's JSX runtime, which is the production one. */
export const jsxOptions = (
  options: DevelopmentOptions,
): { development: boolean; refresh: boolean } => ({
  development: isHotReloaded(options),
  refresh: isHotReloaded(options),
});

/** Value of `process.env.NODE_ENV`. */
export const nodeEnv = ({ development }: DevelopmentOptions): 'development' | 'production' =>
  development === 'hot' ? 'development' : 'production';

/** Turns the configuration of a published version into one for development. */
export function toDevelopmentConfig(
  config: Configuration,
  options: DevelopmentOptions,
): Configuration {
  const section = options.name !== 'shell';
  const client = options.side === 'client';
  const [filename, chunkFilename] = ['[name].css', '[name].css'];
  const plugins = (config.plugins ?? []).filter(
    (plugin) =>
      // Hot updates have no entry in the integrity map.
      !(section && plugin instanceof ChunkIntegrityPlugin) &&
      !(section && plugin instanceof MiniCssExtractPlugin),
  );
  return {
    ...config,
    mode: 'development',
    // The Content-Security-Policy forbids `eval`, which faster source maps need.
    devtool: section && client ? 'cheap-module-source-map' : false,
    output: {
      ...config.output,
      ...(section && client
        ? { chunkFilename: '[name].js', assetModuleFilename: '[name][ext]' }
        : {}),
    },
    optimization: {
      ...config.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      // `baseConfig` defines `NODE_ENV`.
      nodeEnv: false,
      realContentHash: !section && client,
    },
    plugins: [
      ...plugins,
      ...(section && client ? [new MiniCssExtractPlugin({ filename, chunkFilename })] : []),
      ...(section && client ? [anonymousCrossOrigin] : []),
      ...(isHotReloaded(options)
        ? [new webpack.HotModuleReplacementPlugin(), uniqueHashPerBuild, bustStyleSheetCache]
        : []),
    ],
  };
}

/**
 * Without a unique hash, undoing a change would restore an earlier hash together with its hot update, and open pages
 * would apply the same updates in a loop.
 */
function uniqueHashPerBuild(compiler: Compiler): void {
  let builds = 0;
  compiler.hooks.compilation.tap('unique-hash-per-build', (compilation) => {
    compilation.hooks.fullHash.tap('unique-hash-per-build', (hash) => {
      hash.update(String((builds += 1)));
    });
  });
}

/** Adds the build hash to style sheet URLs, because an open page does not load the same URL again. */
function bustStyleSheetCache(compiler: Compiler): void {
  compiler.hooks.compilation.tap('bust-style-sheet-cache', (compilation) => {
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      'bust-style-sheet-cache',
      (source, { tag, href }) =>
        `${source || ''}${tag}.setAttribute("data-href",${href});${tag}.href=${href}+"?"+__webpack_require__.h();`,
    );
  });
}

/** Chunk requests must have the same CORS mode as the preload hints, otherwise chunks are loaded twice. */
function anonymousCrossOrigin(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('anonymous-cross-origin', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'anonymous-cross-origin',
      (source) => `${source}\nscript.crossOrigin = "anonymous";`,
    );
  });
}
