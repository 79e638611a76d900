import { InvalidArgumentError, type Command } from 'commander';
import { addCommand, withAct, type ActCommandOptions } from '../command';
import { parsePositiveInteger } from '../numbers';
import { writeResult } from '../output';
import {
  parseReleaseTarget,
  withReleaseTarget,
  type TargetOptions,
} from '../release-target-options';
import { openSigner } from '../../keys/signer';
import { createLink } from '../../links/create-link';

type LinkCommandOptions = ActCommandOptions & TargetOptions & { days?: number; site?: string };

/** `link`: creates tester links. */
export function addLinkCommands(program: Command): void {
  withReleaseTarget(
    withAct(
      addCommand(
        program,
        'link',
        'creates a signed link that opens a release on the live site',
        'link mfe-home 2.1.0 --site https://www.example.com --reason "posters for review"',
      ),
    ),
  )
    .option('--days <number>', 'days until it expires, 1 to 30', parsePositiveInteger)
    .option('--site <address>', 'address of the site', parseSite)
    .action(async (args: string[], options: LinkCommandOptions) => {
      const { registry, keys, json, channel, author, reason, days, site = '' } = options;
      const created = await createLink(registry, {
        channel,
        author,
        note: reason,
        signer: await openSigner(keys),
        target: await parseReleaseTarget(args, options),
        ...(days !== undefined && { days }),
      });
      const address = `${site.replace(/\/$/, '')}/?release-link=${created.token}`;
      writeResult(json, { ...created, address }, [
        address,
        `opens release ${created.release.slice(0, 12)} until ${created.expires}`,
      ]);
    });
}

/** @throws InvalidArgumentError unless it is an http(s) URL */
function parseSite(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('It must be an address that begins with http:// or https://.');
}
