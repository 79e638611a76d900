import fs from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { ArtifactName } from '../../registry/artifact-names';
import { assertMayPublish } from '../../keys/publishing-key';
import { publish } from '../../registry/artifact-store';
import { deprecate, undeprecate } from '../../registry/deprecation/deprecate';
import { loadTrustedKeys } from '../../keys/key-files';
import { listFolderIfExists } from '../../storage/files/read-file';
import { refusalError } from '../../refusal';
import { formatVersionStatus, listVersionStatuses } from '../../registry/version-status';
import { addCommand, parseArtifact, withAuthor, type CommonOptions } from '../command';
import { writeResult } from '../output';
import { createProgressLine, formatBytes } from '../progress';

type DeprecateCommandOptions = CommonOptions & { author: string; reason: string; undo: boolean };

/** `publish`, `versions` and `deprecate`. */
export function addPublishCommands(program: Command): void {
  addPublish(program);
  addCommand(
    program,
    'versions',
    'lists published versions, newest first, with the channels that use them',
    'versions mfe-home',
  )
    .alias('list')
    .argument('[artifact]', 'shell or a section; all by default', parseArtifact)
    .action(async (artifact: ArtifactName | undefined, { registry, keys, json }: CommonOptions) => {
      const found = await listVersionStatuses(registry, await loadTrustedKeys(keys), artifact);
      const lines = found.map(
        (each) =>
          `${each.name.padEnd(18)}${each.version.padEnd(24)}${each.at.toISOString().slice(0, 16)}  ${formatVersionStatus(each)}`,
      );
      writeResult(json, found, lines.length > 0 ? lines : ['no version is published']);
    });
  addDeprecate(program);
}

function addPublish(program: Command): void {
  addCommand(
    program,
    'publish',
    'publishes a build of an artifact; can be repeated after an interruption',
    'publish mfe-home',
  )
    .argument('<artifact>', 'shell or a section', parseArtifact)
    .option('--folder <folder>', 'build folder; by default the newest one in dist/artifacts')
    .action(
      async (
        artifact: ArtifactName,
        { registry, keys, json, folder }: CommonOptions & { folder?: string },
      ) => {
        await assertMayPublish(keys);
        const build = folder ?? (await findNewestBuild(artifact));
        const progress = createProgressLine();
        const { record, hash, created } = await publish(registry, build, {
          name: artifact,
          onProgress: ({ files, of, bytes }) =>
            progress.show(`${artifact}: ${files} of ${of} files, ${formatBytes(bytes)}`),
        });
        progress.end();
        const { name, version } = record;
        writeResult(json, { name, version, record: hash, created }, [
          `${name} ${version} ${created ? 'published' : 'already published'}`,
        ]);
      },
    );
}

function addDeprecate(program: Command): void {
  withAuthor(
    addCommand(
      program,
      'deprecate',
      'prevents new pins of a version; active releases keep it',
      'deprecate mfe-home 1.0.0-0123456789 --reason "forgets the language"',
    ),
  )
    .argument('<artifact>', 'shell or a section', parseArtifact)
    .argument('<version>', 'a published version')
    .option('--undo', 'allow pinning it again', false)
    .action(async (name: ArtifactName, version: string, options: DeprecateCommandOptions) => {
      const { registry, json, author, reason, undo } = options;
      if (undo) await undeprecate(registry, { name, version, author, reason });
      else await deprecate(registry, { name, version, author, reason });
      writeResult(json, { name, version, deprecated: !undo }, [
        `${name} ${version} ${undo ? 'can be pinned again' : 'is deprecated'}`,
      ]);
    });
}

async function findNewestBuild(artifact: ArtifactName): Promise<string> {
  const folder = path.resolve('dist', 'artifacts', artifact);
  const builds = await Promise.all(
    (await listFolderIfExists(folder)).map(async (version) => {
      const build = path.join(folder, version);
      return { build, at: (await fs.stat(build)).mtimeMs };
    }),
  );
  const newest = builds.sort((a, b) => b.at - a.at)[0];
  if (newest) return newest.build;
  throw refusalError({
    code: 'R044',
    subject: artifact,
    problem: `${folder} contains no build`,
    remedy: `Run \`npm run build -- --only ${artifact}\`, or pass --folder.`,
  });
}
