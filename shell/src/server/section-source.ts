import type { Language, SectionModule, SectionName } from '@huoban/contracts';
import { SECTION_CONTRACT } from '@huoban/contracts';
import type { LoadedPage } from '../app/environment';
import type { FaultCause } from '../app/release/fault';
import type { RenderAnswer, RenderHost } from './render-host';

/** A section has another contract version than this shell. */
class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

const CAUSES: Record<string, FaultCause> = {
  DamagedFile: 'integrity',
  ContractMismatch: 'contract',
};

/** The cause when a version could not be loaded; `start` when its code threw during evaluation. */
export const loadingFaultCause = (failure: unknown): FaultCause =>
  (failure instanceof Error && CAUSES[failure.name]) || 'start';

/** Loads sections for one rendering, with the fallback version in place of a damaged or avoided one. */
export class SectionSource {
  readonly chosen = new Map<SectionName, { version: string; fallback: boolean }>();
  failed: RenderAnswer['failed'] = null;

  constructor(
    private readonly host: RenderHost,
    private readonly avoid: readonly string[],
  ) {}

  async loadPage(name: SectionName, page: string, language: Language): Promise<LoadedPage> {
    const { version, module } = this.section(name);
    const entry = module.pages[page];
    if (!entry) throw new Error(`${name}@${version} exports no page "${page}"`);
    const [pageModule, messages] = await Promise.all([entry.load(), module.messages(language)]);
    return { version, chunk: entry.chunk, module: pageModule, messages: messages.default };
  }

  /** The version that rendered this page or that a later page of the tab loads. */
  versionOf(name: SectionName): { version: string; isFallback: boolean } {
    const { version, fallback } = this.host.release.sections[name];
    const chosen = this.chosen.get(name);
    if (chosen) return { version: chosen.version, isFallback: chosen.fallback };
    const isFallback = fallback !== null && this.isAvoided(name, version);
    return { version: isFallback ? fallback.version : version, isFallback };
  }

  private section(name: SectionName): { version: string; module: SectionModule } {
    const { version, fallback: pinnedFallback } = this.host.release.sections[name];
    const fallback = pinnedFallback?.version;
    if (!this.isAvoided(name, version)) {
      try {
        return this.load(name, version, false);
      } catch (error) {
        const cause = loadingFaultCause(error);
        this.failed = { section: name, version, message: String(error), cause };
        if (!fallback) throw error;
      }
    }
    if (!fallback || this.isAvoided(name, fallback)) {
      throw new Error(`${name}@${version} is out of service and has no fallback`);
    }
    return this.load(name, fallback, true);
  }

  private load(name: SectionName, version: string, fallback: boolean) {
    // Preload hints need the record: a version without a readable record cannot be served.
    this.host.record(name, version);
    const module = this.host.section(name, version);
    const contract: number = module.contract;
    if (contract !== SECTION_CONTRACT) {
      throw new ContractMismatch(`${name}@${version} has section contract ${contract}`);
    }
    this.chosen.set(name, { version, fallback });
    return { version, module };
  }

  private isAvoided(name: SectionName, version: string): boolean {
    return this.avoid.includes(`${name}@${version}`);
  }
}
