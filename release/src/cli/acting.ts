import fs from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import type { ArtifactName } from '../artifact-names';
import { publish } from '../artifact-store';
import { addCommand, parseArtifact, withAct } from './command';
import type { ActingOptions, CommonOptions } from './command';
import { answer, tellAct } from './output';
import { parseVersions } from './versions';
import { openSigner } from '../keys/signer';
import { pin } from '../pin';
import { listIfThere } from '../read-file';
import { renew } from '../renew';
import { rollback } from '../rollback';

/** `publish`, `pin`, `rollback` and `renew`: what changes the registry. */
export function addActingCommands(program: Command): void {
  addPublish(program);
  withAct(addCommand(program, 'pin', 'puts published versions in force, together'))
    .argument('<artifact version...>', 'shell or a section and its version, once or more')
    .action(async (pairs: string[], { registry, keys, json, ...act }: ActingOptions) => {
      const signer = await openSigner(keys);
      tellAct(json, await pin(registry, { ...act, signer, versions: parseVersions(pairs) }));
    });
  withAct(addCommand(program, 'rollback', 'puts an earlier release in force'))
    .option('--to <entry>', 'sequence number, or beginning of a release id')
    .action(async ({ registry, keys, json, ...act }: ActingOptions & { to?: string }) => {
      tellAct(json, await rollback(registry, { ...act, signer: await openSigner(keys) }));
    });
  withAct(addCommand(program, 'renew', 'lets the release in force expire later')).action(
    async ({ registry, keys, json, ...act }: ActingOptions) => {
      tellAct(json, await renew(registry, { ...act, signer: await openSigner(keys) }));
    },
  );
}

function addPublish(program: Command): void {
  addCommand(program, 'publish', 'publishes the newest build of an artifact')
    .argument('<artifact>', 'shell or a section', parseArtifact)
    .option('--folder <folder>', 'build folder; by default the newest below dist/artifacts')
    .action(
      async (
        artifact: ArtifactName,
        { registry, json, folder }: CommonOptions & { folder?: string },
      ) => {
        const build = folder ?? (await newestBuild(artifact));
        const { record, hash, created } = await publish(registry, build);
        const { name, version } = record;
        answer(json, { name, version, record: hash, created }, [
          `${name} ${version} ${created ? 'is published' : 'was published before'}`,
        ]);
      },
    );
}

async function newestBuild(artifact: ArtifactName): Promise<string> {
  const folder = path.resolve('dist', 'artifacts', artifact);
  const builds = await Promise.all(
    (await listIfThere(folder)).map(async (version) => {
      const build = path.join(folder, version);
      return { build, at: (await fs.stat(build)).mtimeMs };
    }),
  );
  const newest = builds.sort((a, b) => b.at - a.at)[0];
  if (newest) return newest.build;
  throw new Error(`${artifact} is not built yet: run \`npm run build -- --only ${artifact}\`.`);
}
