import { getInstance } from '@module-federation/runtime';
import { SECTION_CONTRACT, type SectionModule, type SectionName } from '@huoban/contracts';
import type { BootVersion } from '../../app/release/boot';
import { ContractMismatch } from './contract-mismatch';
import { registerEntryIntegrity } from './entry-integrity';

/** Loads one version of a section through federation. */
export type LoadRemote = (name: SectionName, version: BootVersion) => Promise<SectionModule>;

/** The global variable that the entry of every version of a section sets. */
const globalName = (name: SectionName): string => name.replaceAll('-', '_');

/**
 * Registers each version as its own remote, because federation cannot cleanly replace a remote whose code has run. A
 * version that failed to load can be loaded again.
 * @throws when entry or expose cannot be loaded, or have another contract version
 */
export const loadRemote: LoadRemote = async (name, version) => {
  const host = getInstance();
  if (!host) throw new Error('the federation host has not been created');
  registerEntryIntegrity(version);
  const entryGlobalName = globalName(name);
  const remote = `${entryGlobalName}__${version.version.replace(/\W/g, '_')}`;
  if (!host.options.remotes.some((known) => known.name === remote)) {
    // The value of another version would be taken for this one.
    Reflect.set(globalThis, entryGlobalName, undefined);
    host.registerRemotes([{ name: remote, entry: version.entry, entryGlobalName }]);
  }
  const exposed = await host.loadRemote<{ default: SectionModule }>(`${remote}/section`);
  const section = exposed?.default;
  if (section?.contract !== SECTION_CONTRACT) {
    throw new ContractMismatch(`${name}@${version.version} implements another section contract`);
  }
  return section;
};
