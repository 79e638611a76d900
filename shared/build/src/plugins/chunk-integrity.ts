import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const PLACEHOLDER = '__CHUNK_INTEGRITY__';
const NAME = 'ChunkIntegrity';

class IntegrityMap extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }
  override generate(): string {
    return `__webpack_require__.sri = "${PLACEHOLDER}";`;
  }
}

const attach = (tag: string, url: string): string =>
  `var sf=${url}.slice(__webpack_require__.p.length),sm=__webpack_require__.sri,sk=sm.indexOf(";"+sf+" ");` +
  `if(sk<0)throw new Error("no integrity for "+sf);` +
  `${tag}.integrity=sm.slice(sk+sf.length+2,sm.indexOf(";",sk+1));${tag}.crossOrigin="anonymous";`;

/**
 * Sets the `integrity` of every chunk and style sheet that a build loads later. The SHA-384 values are a map in the
 * runtime file (`remoteEntry.js` or `main.js`), whose own hash is part of the release. Loading a file without an entry
 * throws. The name of the runtime file must not contain a content hash, because the map is written after hashing.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new IntegrityMap());
        });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${attach('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, variables) => (source || '') + attach(variables.tag, variables.href),
      );
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => writeMaps(compilation),
      );
    });
  }
}

function writeMaps(compilation: Compilation): void {
  const map: string[] = [];
  const carriers: { file: string; source: string }[] = [];
  for (const { name: file, source: asset } of compilation.getAssets()) {
    if (!/\.(js|css)$/.test(file)) continue;
    const source = asset.source().toString();
    if (source.includes(PLACEHOLDER)) carriers.push({ file, source });
    else map.push(`${file} sha384-${createHash('sha384').update(source).digest('base64')}`);
  }
  for (const { file, source } of carriers) {
    compilation.updateAsset(
      file,
      new webpack.sources.RawSource(source.replace(PLACEHOLDER, `;${map.join(';')};`)),
    );
  }
}
