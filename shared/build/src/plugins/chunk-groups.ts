import webpack, { type Compiler } from 'webpack';

const NAME = 'ChunkGroups';
const ENTRY = 'remoteEntry.js';
const CONTAINER_GROUP = 'container';

/**
 * Emits `groups.json`: webpack chunk name → client files in load order. The server writes the preload hints
 * of a page from it.
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
          // Tells it from earlier entries, which need the runtime of Module Federation.
          if (Object.values(groups).some((files) => files.includes(ENTRY)))
            groups[CONTAINER_GROUP] = [ENTRY];
          compilation.emitAsset(
            'groups.json',
            new webpack.sources.RawSource(JSON.stringify(groups)),
          );
        },
      );
    });
  }
}
