import type { VersionRecord } from '@huoban/contracts';
import type { ChannelHead } from '../channel/channel-head';
import { ReleaseRefused } from '../refusal';
import { ArtifactStore } from '../registry/artifact-store';
import { readBuildFolder } from '../registry/build-folder';
import { checkSection, checkShell } from './version-checks';

/**
 * Checks a build before it is published: alone for the shell, otherwise with the shell that the channel pins.
 * @param head null to publish only; then a section is not checked
 * @throws ReleaseRefused with every broken rule, R011 when the build is incomplete
 */
export async function assertBuildFits(
  registry: string,
  folder: string,
  head: ChannelHead | null,
): Promise<void> {
  const record = await readBuildFolder(folder);
  const refusals =
    record.name === 'shell'
      ? checkShell(record)
      : await checkWithShell(registry, record, head?.release.shell.version);
  if (refusals.length > 0) throw new ReleaseRefused(refusals);
}

async function checkWithShell(registry: string, record: VersionRecord, version?: string) {
  const shell = version && (await new ArtifactStore(registry).read('shell', version));
  return shell ? checkSection(record, shell.record) : [];
}
