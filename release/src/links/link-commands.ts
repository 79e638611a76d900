import { InvalidArgumentError, type Command } from 'commander';
import { addCommand, withAct, type ActingOptions } from '../cli/command';
import { parseWhole } from '../cli/numbers';
import { answer } from '../cli/output';
import { targetOf, withTarget, type TargetOptions } from '../cli/target';
import { openSigner } from '../keys/signer';
import { createLink } from './create-link';

type LinkCommandOptions = ActingOptions & TargetOptions & { days?: number; site?: string };

/** `link`: opens a release to testers, on the site itself. */
export function addLinkCommands(program: Command): void {
  withTarget(
    withAct(
      addCommand(
        program,
        'link',
        'makes a signed link by which testers see a release on the live site',
        'link mfe-home 2.1.0 --site https://www.example.com --reason "posters for review"',
      ),
    ),
  )
    .option('--days <number>', 'days until it opens nothing any more, 1 to 30', parseWhole)
    .option('--site <address>', 'address that the link begins with', parseSite)
    .action(async (words: string[], options: LinkCommandOptions) => {
      const { registry, keys, json, channel, author, reason, days, site = '' } = options;
      const created = await createLink(registry, {
        channel,
        author,
        note: reason,
        signer: await openSigner(keys),
        target: await targetOf(words, options),
        ...(days !== undefined && { days }),
      });
      const address = `${site.replace(/\/$/, '')}/?release-link=${created.token}`;
      answer(json, { ...created, address }, [
        address,
        `opens release ${created.release.slice(0, 12)} until ${created.expires}`,
      ]);
    });
}

/** @throws InvalidArgumentError for what no browser could open */
function parseSite(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('It must be an address that begins with http:// or https://.');
}
