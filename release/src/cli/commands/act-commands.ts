import type { Command } from 'commander';
import type { ArtifactName } from '../../registry/artifact-names';
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
import { runAct } from '../output';
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
    .action((pairs: string[], options: ActCommandOptions & { force?: string }) => {
      const versions = parseVersions(pairs);
      return runAct(options, (registry, act) => pin(registry, { ...act, versions }));
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
    .action((options: ActCommandOptions & { to?: string }) => runAct(options, rollback));
  withAct(
    addCommand(
      program,
      'renew',
      'appends an entry with the same release and a later expiry',
      'renew --channel production --reason "expires next week"',
    ),
  ).action((options: ActCommandOptions) => runAct(options, renew));
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
    .action(({ to, ...options }: PromoteCommandOptions) =>
      runAct({ ...options, channel: to ?? options.channel }, promote),
    );
}

/** Parser of a repeatable option. */
export const collectArtifacts = (value: string, before: ArtifactName[] = []): ArtifactName[] => [
  ...before,
  parseArtifact(value),
];
