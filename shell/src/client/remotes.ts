import { getInstance } from '@module-federation/runtime';
import { SECTION_CONTRACT, type SectionModule, type SectionName } from '@huoban/contracts';
import type { BootVersion } from '../app/boot';
import { trustEntry } from './entry-integrity';
import { ContractMismatch } from './contract-mismatch';

/** Loads one version of a section through federation. */
export type LoadRemote = (name: SectionName, version: BootVersion) => Promise<SectionModule>;

const globalName = (name: SectionName): string => name.replaceAll('-', '_');

/** @throws when entry or expose cannot be loaded, or speak another contract. */
export const loadRemote: LoadRemote = async (name, version) => {
  const host = getInstance();
  if (!host) throw new Error('the federation host has not been created');
  trustEntry(version);
  const remote = { name: globalName(name), alias: name, entry: version.entry };
  const registered = host.options.remotes.find(({ alias }) => alias === name);
  // Registered before: by an attempt that failed or by another version. Federation forgets both only by force.
  host.registerRemotes([remote], { force: registered !== undefined });
  const exposed = await host.loadRemote<{ default: SectionModule }>(`${name}/section`);
  const section = exposed?.default;
  if (section?.contract !== SECTION_CONTRACT) {
    throw new ContractMismatch(`${name}@${version.version} speaks another section contract`);
  }
  return section;
};
