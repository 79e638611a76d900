import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from '../plugins/chunk-integrity';

/**
 * How a version for development differs from a published one. `hot`: with React's development build and hot updates.
 * `plain`: only readable, for a shell that carries React's production build.
 */
export type DevelopmentMode = 'hot' | 'plain';

interface DevelopmentOptions {
  name: string;
  side: 'client' | 'server';
  development?: DevelopmentMode | undefined;
}

/** True for what is exchanged in an open page: the section that is worked on, in the browser. */
export const isHotReloaded = ({ name, side, development }: DevelopmentOptions): boolean =>
  development === 'hot' && side === 'client' && name !== 'shell';

/** Options of the JSX transform. The server's modules come from the shell, which offers the plain runtime only. */
export const jsxOptions = (
  options: DevelopmentOptions,
): { development: boolean; refresh: boolean } => ({
  development: isHotReloaded(options),
  refresh: isHotReloaded(options),
});

/** What React and everybody else may ask for. */
export const nodeEnv = ({ development }: DevelopmentOptions): 'development' | 'production' =>
  development === 'hot' ? 'development' : 'production';

/** Turns the configuration of a published version into the one for development: fast and readable. */
export function toDevelopmentConfig(
  config: Configuration,
  options: DevelopmentOptions,
): Configuration {
  const section = options.name !== 'shell';
  const client = options.side === 'client';
  const [filename, chunkFilename] = ['[name].css', '[name].css'];
  const kept = (config.plugins ?? []).filter(
    (plugin) =>
      // What is exchanged in an open page has no hash that could stand in a release.
      !(section && plugin instanceof ChunkIntegrityPlugin) &&
      !(section && plugin instanceof MiniCssExtractPlugin),
  );
  return {
    ...config,
    mode: 'development',
    // The policy forbids `eval`, on which the faster ones rely.
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
      // `NODE_ENV` is defined by the base.
      nodeEnv: false,
      realContentHash: !section && client,
    },
    plugins: [
      ...kept,
      ...(section && client ? [new MiniCssExtractPlugin({ filename, chunkFilename })] : []),
      ...(section && client ? [askedLikeHints] : []),
      ...(isHotReloaded(options)
        ? [new webpack.HotModuleReplacementPlugin(), eachBuildItsOwn, freshStyleSheets]
        : []),
    ],
  };
}

/**
 * A source that is changed back would bring an earlier hash back, and with it the update that once led away from it:
 * open pages would go round in circles.
 */
function eachBuildItsOwn(compiler: Compiler): void {
  let builds = 0;
  compiler.hooks.compilation.tap('each-build-its-own', (compilation) => {
    compilation.hooks.fullHash.tap('each-build-its-own', (hash) => {
      hash.update(String((builds += 1)));
    });
  });
}

/** Browsers keep the style sheet of an address while a page is open; it is still known by that address. */
function freshStyleSheets(compiler: Compiler): void {
  compiler.hooks.compilation.tap('fresh-style-sheets', (compilation) => {
    MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
      'fresh-style-sheets',
      (source, { tag, href }) =>
        `${source || ''}${tag}.setAttribute("data-href",${href});${tag}.href=${href}+"?"+__webpack_require__.h();`,
    );
  });
}

/** Chunks are asked for as the page's hints ask for them, or they would be loaded twice. */
function askedLikeHints(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('asked-like-hints', (compilation) => {
    webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
      'asked-like-hints',
      (source) => `${source}\nscript.crossOrigin = "anonymous";`,
    );
  });
}
