import type { Language, SectionModule, SectionName } from '@huoban/contracts';
import type { BootVersion, Boot } from '../../app/release/boot';
import type { LoadedPage } from '../../app/environment';
import type { LoadRemote } from './load-remote';

const RETRY_DELAY_MS = 300;

/** Neither the pinned version nor the fallback that the release names could be loaded, or the browser is offline. */
export class SectionUnavailable extends Error {
  override readonly name = 'SectionUnavailable';
  constructor(section: SectionName, options: ErrorOptions) {
    super(`${section} cannot be loaded`, options);
  }
}

/** Called when a version has failed twice while online; the next step waits for the promise. */
export type OnFault = (
  fault: { section: SectionName; version: string },
  error: unknown,
) => Promise<void>;

interface Loaded {
  version: string;
  module: SectionModule;
}

interface Options {
  loadRemote: LoadRemote;
  onFault: OnFault;
  /** Called with all sections that use their fallback version. */
  onFallback: (fallenBack: ReadonlySet<SectionName>) => void;
  /** In ms. */
  retryDelayMs?: number;
}

/**
 * Loads sections: the pinned version, one retry, then the release's fallback version, which the tab keeps. It does not
 * fall back while offline.
 */
export class SectionLoader {
  private readonly modules = new Map<SectionName, Promise<Loaded>>();
  private readonly fallenBack = new Set<SectionName>();

  constructor(
    private readonly sections: Boot['sections'],
    private readonly options: Options,
  ) {}

  async loadPage(name: SectionName, page: string, language: Language): Promise<LoadedPage> {
    const hadFallenBack = this.fallenBack.has(name);
    const { retryDelayMs = RETRY_DELAY_MS } = this.options;
    try {
      return await this.attempt(name, page, language);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    }
    try {
      return await this.attempt(name, page, language);
    } catch (error) {
      // Without a network every version fails, so this is no fault of the version.
      if (!navigator.onLine) throw new SectionUnavailable(name, { cause: error });
      await this.reportFault(name, hadFallenBack, error);
      if (hadFallenBack || !this.fallBack(name))
        throw new SectionUnavailable(name, { cause: error });
    }
    try {
      return await this.attempt(name, page, language);
    } catch (error) {
      await this.reportFault(name, true, error);
      throw new SectionUnavailable(name, { cause: error });
    }
  }

  private async attempt(name: SectionName, page: string, language: Language): Promise<LoadedPage> {
    const { version, module } = await this.module(name);
    const entry = module.pages[page];
    if (!entry) throw new Error(`${name}@${version} exports no page "${page}"`);
    const [loaded, messages] = await Promise.all([entry.load(), module.messages(language)]);
    return { version, chunk: entry.chunk, module: loaded, messages: messages.default };
  }

  private module(name: SectionName): Promise<Loaded> {
    const started = this.modules.get(name);
    if (started) return started;
    const target = this.target(name, this.fallenBack.has(name));
    const loading = target
      ? this.options
          .loadRemote(name, target)
          .then((module) => ({ version: target.version, module }))
      : Promise.reject(new Error(`the release names no loadable version of ${name}`));
    this.modules.set(name, loading);
    loading.catch(() => this.modules.delete(name));
    return loading;
  }

  private target(name: SectionName, useFallback: boolean): BootVersion | null {
    const section = this.sections[name];
    if (!section) return null;
    return useFallback ? section.fallback : section;
  }

  private async reportFault(
    name: SectionName,
    useFallback: boolean,
    error: unknown,
  ): Promise<void> {
    const target = this.target(name, useFallback);
    if (target) await this.options.onFault({ section: name, version: target.version }, error);
  }

  /** False without a fallback version. Another page of the section may have fallen back in the meantime. */
  private fallBack(name: SectionName): boolean {
    if (!this.sections[name]?.fallback) return false;
    if (this.fallenBack.has(name)) return true;
    this.fallenBack.add(name);
    this.modules.delete(name);
    console.warn(`${name}: the pinned version failed to load, using the release's fallback`);
    this.options.onFallback(this.fallenBack);
    return true;
  }
}
