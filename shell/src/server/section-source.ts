import type { Language, SectionModule, SectionName } from '@huoban/contracts';
import { SECTION_CONTRACT } from '@huoban/contracts';
import type { LoadedPage } from '../app/environment';
import type { RenderAnswer, RenderHost } from './render-host';

/** Loads sections for one render, the release's fallback in place of a version that is damaged or to be avoided. */
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

  private section(name: SectionName): { version: string; module: SectionModule } {
    const { version, fallback: pinnedFallback } = this.host.release.sections[name];
    const fallback = pinnedFallback?.version;
    if (!this.avoid.includes(`${name}@${version}`)) {
      try {
        return this.take(name, version, false);
      } catch (failure) {
        this.failed = { section: name, version, message: String(failure) };
        if (!fallback) throw failure;
      }
    }
    if (!fallback || this.avoid.includes(`${name}@${fallback}`)) {
      throw new Error(`${name}@${version} is out of service and has no fallback`);
    }
    return this.take(name, fallback, true);
  }

  private take(name: SectionName, version: string, fallback: boolean) {
    // Hints are written from the record: a version whose record cannot be read cannot be served either.
    this.host.record(name, version);
    const module = this.host.section(name, version);
    const contract: number = module.contract;
    if (contract !== SECTION_CONTRACT) {
      throw new Error(`${name}@${version} speaks section contract ${contract}`);
    }
    this.chosen.set(name, { version, fallback });
    return { version, module };
  }
}
