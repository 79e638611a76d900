import type { SectionManifest, SharedSignatures, VersionMetadata } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import type { Configuration } from 'webpack';
import { SharedNamesPlugin, type SharedNamesReport } from '../plugins/shared-names';
import { endpointContracts } from './endpoint-contracts';
import { readMessageMetadata } from './message-metadata';

const CONTRACTS = '@huoban/contracts';

/** Collects the metadata of one version from its client and server builds. */
export class MetadataCollector {
  /** The newest of each build. */
  private readonly reports: SharedNamesReport[] = [];

  /**
   * @param root folder of the package
   * @param shared versions of the shared singletons, by package name
   * @param manifest `section.json`, absent for the shell
   */
  constructor(
    private readonly root: string,
    private readonly shared: Record<string, string>,
    private readonly manifest?: SectionManifest,
  ) {}

  /** Adds the plugin that reports the shared names of a build. */
  instrument(config: Configuration): Configuration {
    const build = this.reports.push({ used: {}, provided: {} }) - 1;
    const plugin = new SharedNamesPlugin((names) => (this.reports[build] = names));
    return { ...config, plugins: [...(config.plugins ?? []), plugin] };
  }

  /** Versions of the shared packages that the builds import: of a section's; the shell provides all. */
  consumed(): Record<string, string> {
    const imported = this.reports.flatMap(({ used }) => Object.keys(used));
    const isImported = (name: string): boolean =>
      imported.some((request) => request === name || request.startsWith(`${name}/`));
    const entries = Object.entries(this.shared);
    return Object.fromEntries(
      this.manifest ? entries.filter(([name]) => isImported(name)) : entries,
    );
  }

  /**
   * Call after all builds are complete.
   * @param manifest when it may have changed since
   * @throws Error when a locale file is missing
   */
  async collect(manifest = this.manifest): Promise<VersionMetadata> {
    return {
      ...(manifest && { contracts: endpointContracts(manifest.endpoints) }),
      messages: await readMessageMetadata(this.root, manifest?.locales ?? LANGUAGES),
      names: this.sharedNames(),
    };
  }

  /**
   * Signatures of the names that a section uses and of the types of the section contract, or of all that the shell
   * provides. Call after all builds are complete.
   */
  signatures(all: SharedSignatures): SharedSignatures {
    if (!this.manifest) return all;
    const names: Record<string, string[]> = {
      ...this.sharedNames(),
      [CONTRACTS]: ['SectionModule'],
    };
    const used = Object.entries(all).map(([owner, signatures]) => {
      const kept = Object.entries(signatures).filter(([name]) => names[owner]?.includes(name));
      return [owner, Object.fromEntries(kept)] as const;
    });
    return Object.fromEntries(used);
  }

  /** Names used by a section's client and server, or provided by the shell. */
  private sharedNames(): Record<string, string[]> {
    const all = this.reports.flatMap(({ used, provided }) =>
      Object.entries(this.manifest ? used : provided),
    );
    const packages = Object.keys(this.shared).filter((name) =>
      all.some(([owner]) => owner === name),
    );
    return Object.fromEntries(
      packages.map((name) => {
        const names = all.flatMap(([owner, owned]) => (owner === name ? owned : []));
        return [name, [...new Set(names)].sort()];
      }),
    );
  }
}
