import type { Release } from '@huoban/contracts';
import { COLLECTING_FILE, versionFolder } from '../registry/artifact-layout';
import type { StoredVersion } from '../registry/artifact-store';
import { DeprecationStore } from '../registry/deprecation/deprecation-store';
import { pinOf } from '../release/pins';
import type { Refusal } from '../refusal';
import { openRegistry } from '../storage/open-registry';
import { versionLabel } from './version-label';

/** R040 for deprecated versions that the active release does not have, R041 for versions marked for removal. */
export async function checkAvailability(
  registry: string,
  versions: StoredVersion[],
  current: Release | null,
): Promise<Refusal[]> {
  const checked = await Promise.all(
    versions.map(async (version) => [
      ...(await checkDeprecated(registry, version, current)),
      ...(await checkNotCollecting(registry, version)),
    ]),
  );
  return checked.flat();
}

async function checkDeprecated(
  registry: string,
  { record }: StoredVersion,
  current: Release | null,
): Promise<Refusal[]> {
  if (current && pinOf(current, record.name).version === record.version) return [];
  const found = await new DeprecationStore(registry).read(record.name, record.version);
  if (!found) return [];
  return [
    {
      code: 'R040',
      subject: versionLabel(record),
      problem: `${found.author} deprecated it at ${found.at}: ${found.reason}`,
      remedy: `Pin a newer version, or run \`pnpm release deprecate ${record.name} ${record.version} --undo\`.`,
    },
  ];
}

/** R041 for a version that `gc` has marked for removal. */
export async function checkNotCollecting(
  registry: string,
  { record }: StoredVersion,
): Promise<Refusal[]> {
  const key = `${versionFolder(record.name, record.version)}/${COLLECTING_FILE}`;
  if ((await openRegistry(registry).artifacts.writtenAt(key)) === null) return [];
  return [
    {
      code: 'R041',
      subject: versionLabel(record),
      problem: 'garbage collection is removing it',
      remedy: 'Publish the same build again to keep it, then repeat the command.',
    },
  ];
}
