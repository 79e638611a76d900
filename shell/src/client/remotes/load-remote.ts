import { SECTION_CONTRACT, type SectionModule, type SectionName } from '@huoban/contracts';
import type { BootVersion } from '../../app/release/boot';
import { LOADED_ATTRIBUTE } from '../../app/release/early-scripts';
import { createScript } from '../create-script';
import { ContractMismatch } from './contract-mismatch';

/** Loads one version of a section through its container. */
export type LoadRemote = (name: SectionName, version: BootVersion) => Promise<SectionModule>;

/** What the entry of a section sets as a global variable: the interface of Module Federation. */
interface Container {
  init: (scope: object) => unknown;
  get: (module: string) => Promise<() => unknown>;
}

/** The singletons of the shell; webpack replaces both names. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { default: object };

const ENTRY_TIMEOUT_MS = 5000;
const containers = new Map<string, Promise<Container>>();

/**
 * Loads a section. A version that failed to load can be loaded again.
 * @throws when entry or expose cannot be loaded, or have another contract version
 */
export const loadRemote: LoadRemote = async (name, version) => {
  const container = await containerOf(name, version);
  const exposed = await container.get('./section');
  const { default: section } = exposed() as { default?: SectionModule };
  if (section?.contract !== SECTION_CONTRACT) {
    throw new ContractMismatch(`${name}@${version.version} implements another section contract`);
  }
  return section;
};

function containerOf(name: SectionName, version: BootVersion): Promise<Container> {
  const known = containers.get(version.entry);
  if (known) return known;
  const opening = openContainer(name, version);
  containers.set(version.entry, opening);
  opening.catch(() => containers.delete(version.entry));
  return opening;
}

async function openContainer(name: SectionName, version: BootVersion): Promise<Container> {
  if (version.needsRuntime === true)
    await import(/* webpackChunkName: "federation-runtime" */ './federation-runtime');
  const container = await runEntry(name.replaceAll('-', '_'), version);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Runs an entry with the release's hash, or takes the one that `load-application.ts` runs.
 * @param variable that every version of the section sets
 */
function runEntry(variable: string, { entry, integrity }: BootVersion): Promise<Container> {
  if (!integrity) throw new Error(`the release has no hash of ${entry}`);
  const early = [...document.scripts].find(({ src }) => src === location.origin + entry);
  const script = early ?? createScript(entry, integrity);
  // The value of another version would be taken for this one.
  if (!early) Reflect.set(globalThis, variable, undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Container>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${entry} ${reason}`));
    timer = setTimeout(() => fail('did not arrive in time'), ENTRY_TIMEOUT_MS);
    script.onerror = () => fail('cannot be loaded');
    const take = () => {
      const container = Reflect.get(globalThis, variable) as Container | undefined;
      if (container) resolve(container);
      else fail('sets no container');
    };
    script.onload = take;
    if (script.hasAttribute(LOADED_ATTRIBUTE)) take();
    else if (!early) document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
