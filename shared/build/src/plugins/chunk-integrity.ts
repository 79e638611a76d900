import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';

const MARK = '__CHUNK_INTEGRITY__';
const NAME = 'ChunkIntegrity';

class IntegrityMap extends webpack.RuntimeModule {
  constructor() {
    super('chunk integrity');
  }
  override generate(): string {
    return `__webpack_require__.sri = "${MARK}";`;
  }
}

const attach = (tag: string, url: string): string =>
  `var sf=${url}.slice(__webpack_require__.p.length),sm=__webpack_require__.sri,sk=sm.indexOf(";"+sf+" ");` +
  `if(sk<0)throw new Error("no integrity for "+sf);` +
  `${tag}.integrity=sm.slice(sk+sf.length+2,sm.indexOf(";",sk+1));${tag}.crossOrigin="anonymous";`;

/**
 * Gives every chunk and style sheet that a build loads later its SHA-384, from a map inside the runtime file
 * (`remoteEntry.js` or `main.js`), whose own hash stands in the release. Fails closed: a file that is not in the map
 * throws. The runtime file must not carry a content hash in its name, since the map is written after hashing.
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
    if (source.includes(MARK)) carriers.push({ file, source });
    else map.push(`${file} sha384-${createHash('sha384').update(source).digest('base64')}`);
  }
  for (const { file, source } of carriers) {
    compilation.updateAsset(
      file,
      new webpack.sources.RawSource(source.replace(MARK, `;${map.join(';')};`)),
    );
  }
}
