import type { Command } from 'commander';
import { ARTIFACT_NAMES, type ArtifactName } from '../artifact-names';
import { ArtifactStore } from '../artifact-store';
import { headOf, history, type ChannelHead } from '../channel-head';
import { addCommand, parseArtifact, withChannel } from './command';
import type { ChannelOptions, CommonOptions } from './command';
import { answer, entryLine } from './output';
import { trustedIn } from '../keys/key-files';
import { pinOf } from '../pins';

/** `history`, `list` and `show`: what only looks. */
export function addReadingCommands(program: Command): void {
  withChannel(addCommand(program, 'history', 'every act on a channel, oldest first')).action(
    async ({ registry, keys, json, channel }: ChannelOptions) => {
      const entries = await history(registry, channel, await trustedIn(keys));
      answer(json, entries, entries.length > 0 ? entries.map(entryLine) : ['nothing yet']);
    },
  );
  addCommand(program, 'list', 'published versions, newest first')
    .argument('[artifact]', 'shell or a section; all by default', parseArtifact)
    .action(async (artifact: ArtifactName | undefined, { registry, json }: CommonOptions) => {
      const store = new ArtifactStore(registry);
      const names = artifact ? [artifact] : ARTIFACT_NAMES;
      const found = await Promise.all(
        names.map(async (name) =>
          (await store.versions(name)).map(({ version, at }) => ({ name, version, at })),
        ),
      );
      const lines = found
        .flat()
        .map(
          ({ name, version, at }) => `${name.padEnd(18)}${version.padEnd(24)}${at.toISOString()}`,
        );
      answer(json, found.flat(), lines.length > 0 ? lines : ['nothing is published yet']);
    });
  withChannel(addCommand(program, 'show', 'the release in force on a channel')).action(
    async ({ registry, keys, json, channel }: ChannelOptions) => {
      const head = await headOf(registry, channel, await trustedIn(keys));
      if (!head) throw new Error(`Channel ${channel} has no release yet: pin versions on it.`);
      answer(json, head, describe(head));
    },
  );
}

function describe({ entry, release }: ChannelHead): string[] {
  const pins = ARTIFACT_NAMES.map((name) => {
    const pin = pinOf(release, name);
    const fallback = pin.fallback ? `falls back to ${pin.fallback.version}` : 'no fallback';
    return `${name.padEnd(18)}${pin.version.padEnd(24)}${fallback}`;
  });
  return [entryLine(entry), `release ${entry.release}, expires ${entry.expires}`, ...pins];
}
