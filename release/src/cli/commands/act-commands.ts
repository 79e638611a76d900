import type { Command } from 'commander';
import type { ArtifactName } from '../../registry/artifact-names';
import { openSigner } from '../../keys/signer';
import { pin } from '../../acts/pin';
import { promote } from '../../acts/promote';
import { renew } from '../../acts/renew';
import { rollback } from '../../acts/rollback';
import {
  addCommand,
  forceOption,
  parseArtifact,
  withAct,
  type ActCommandOptions,
} from '../command';
import { writeActResult } from '../output';
import { parseVersions } from '../parse-versions';

type PromoteCommandOptions = ActCommandOptions & {
  from: string;
  to?: string;
  only?: ArtifactName[];
  force?: string;
};

/** `pin`, `promote`, `rollback` and `renew`. */
export function addActCommands(program: Command): void {
  withAct(
    addCommand(
      program,
      'pin',
      'activates published versions',
      'pin mfe-home 1.0.0-0123456789 mfe-legal 1.0.0-abcdef0123 --channel staging --reason "new hero"',
    ),
  )
    .argument('<artifact version...>', 'pairs of artifact (shell or section) and version')
    .addOption(forceOption())
    .action(async (pairs: string[], options: ActCommandOptions & { force?: string }) => {
      const { registry, keys, json, ...act } = options;
      const versions = parseVersions(pairs);
      writeActResult(
        json,
        await pin(registry, { ...act, versions, signer: await openSigner(keys) }),
      );
    });
  addPromote(program);
  withAct(
    addCommand(
      program,
      'rollback',
      'activates an earlier release of the channel: the previous one, or another with --to',
      'rollback --to 41 --reason "the search answers nothing"',
    ),
  )
    .option('--to <entry>', 'sequence number of an entry, or prefix of a release id')
    .action(async ({ registry, keys, json, ...act }: ActCommandOptions & { to?: string }) => {
      writeActResult(json, await rollback(registry, { ...act, signer: await openSigner(keys) }));
    });
  withAct(
    addCommand(
      program,
      'renew',
      'appends an entry with the same release and a later expiry',
      'renew --channel production --reason "expires next week"',
    ),
  ).action(async ({ registry, keys, json, ...act }: ActCommandOptions) => {
    writeActResult(json, await renew(registry, { ...act, signer: await openSigner(keys) }));
  });
}

function addPromote(program: Command): void {
  withAct(
    addCommand(
      program,
      'promote',
      'activates the release of one channel on another; needs evidence of a smoke run',
      'promote --from staging --to production --only mfe-home --reason "new hero"',
    ),
  )
    .requiredOption('--from <channel>', 'source channel')
    .option('--to <channel>', 'target channel; same as --channel')
    .option(
      '--only <artifact...>',
      'only these artifacts; the others keep their versions',
      collectArtifacts,
    )
    .addOption(forceOption())
    .action(async (options: PromoteCommandOptions) => {
      const { registry, keys, json, to, ...act } = options;
      const channel = to ?? act.channel;
      const signer = await openSigner(keys);
      writeActResult(json, await promote(registry, { ...act, channel, signer }));
    });
}

/** Parser of a repeatable option. */
export const collectArtifacts = (value: string, before: ArtifactName[] = []): ArtifactName[] => [
  ...before,
  parseArtifact(value),
];
