import { parsePlace } from '@huoban/runtime';
import { addMessages } from '@huoban/runtime/internal';
import type { Boot } from '../../app/release/boot';
import { pageKey, type Environment } from '../../app/environment';
import type { PageResult } from '../../app/pages/page-result';
import { ensureShellMessages } from '../../app/pages/resolve-page';
import { loadDocument } from './document-load';

export interface InitialPage {
  result: PageResult;
  /** The browser has the version that the server rendered, so the HTML can be hydrated. */
  sameAsServer: boolean;
}

/**
 * Loads everything that the server's HTML was rendered with before hydration. A section that cannot be loaded leads to one
 * document load, then to its error view.
 * @throws when the messages of the shell cannot be loaded
 */
export async function loadInitialPage(env: Environment, { result }: Boot): Promise<InitialPage> {
  const routeLocation = parsePlace(location.pathname);
  await ensureShellMessages(env, routeLocation);
  if (result.kind === 'error') return { result, sameAsServer: true };
  const { section, page, version } = result;
  try {
    const loaded = await env.loadPage(section, page, routeLocation.language);
    addMessages(env.i18n, routeLocation.language, section, loaded.messages);
    env.pages.set(pageKey(section, loaded.version, page), loaded.module);
    return {
      result: { ...result, version: loaded.version },
      sameAsServer: loaded.version === version,
    };
  } catch (error) {
    await reloadDocument();
    console.error(`${section} is not available`, error);
    const message = error instanceof Error ? error.message : String(error);
    const failed = { status: 500, message, section, version, fault: null };
    return { result: { kind: 'error', cause: 'section', ...failed }, sameAsServer: false };
  }
}

/** Loads this document again and never resolves; resolves only when the limit is reached. */
async function reloadDocument(): Promise<void> {
  if (loadDocument(location.pathname + location.search + location.hash))
    await new Promise(() => undefined);
}
