import type { SectionManifest, VersionMetadata } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import type { Configuration } from 'webpack';
import { SharedNamesPlugin, type FoundNames } from '../plugins/shared-names';
import { endpointContracts } from './endpoint-contracts';
import { messageFacts } from './message-metadata';

/** Gathers the facts of one version while its sides are built. */
export class FactCollector {
  readonly #found: FoundNames[] = [];

  /**
   * @param root folder of the package
   * @param shared versions of the packages that the shell owns, by name
   * @param manifest `section.json`, absent for the shell
   */
  constructor(
    private readonly root: string,
    private readonly shared: Record<string, string>,
    private readonly manifest?: SectionManifest,
  ) {}

  /** The same configuration, watched while it is built. */
  watch(config: Configuration): Configuration {
    const plugin = new SharedNamesPlugin((names) => this.#found.push(names));
    return { ...config, plugins: [...(config.plugins ?? []), plugin] };
  }

  /** To be called after everything was built. @throws Error without a locale file */
  async facts(): Promise<VersionMetadata> {
    const { manifest } = this;
    return {
      ...(manifest && { contracts: endpointContracts(manifest.endpoints) }),
      messages: await messageFacts(this.root, manifest?.locales ?? LANGUAGES),
      names: this.#names(),
    };
  }

  /** What browser and server take, and what the browser's shell gives: the server's gives the same packages. */
  #names(): Record<string, string[]> {
    const all = this.#found.flatMap(({ used, provided }) =>
      Object.entries(this.manifest ? used : provided),
    );
    const packages = Object.keys(this.shared).filter((name) =>
      all.some(([owner]) => owner === name),
    );
    return Object.fromEntries(
      packages.map((name) => {
        const names = all.flatMap(([owner, taken]) => (owner === name ? taken : []));
        return [name, [...new Set(names)].sort()];
      }),
    );
  }
}
