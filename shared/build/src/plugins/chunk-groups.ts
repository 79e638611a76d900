import webpack, { type Compiler } from 'webpack';

const NAME = 'ChunkGroups';

/**
 * Emits `groups.json`: webpack chunk name → client files in load order. The server writes the preload hints
 * of a page from it, because the manifest of Module Federation does not map lazy chunks to pages.
 */
export class ChunkGroupsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const groups: Record<string, string[]> = {};
          for (const [name, group] of compilation.namedChunkGroups) {
            groups[name] = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];
          }
          for (const chunk of compilation.chunks) {
            if (chunk.name && !groups[chunk.name]) groups[chunk.name] = [...chunk.files];
          }
          compilation.emitAsset(
            'groups.json',
            new webpack.sources.RawSource(JSON.stringify(groups)),
          );
        },
      );
    });
  }
}
