import { parsePlace } from '@huoban/runtime';
import { addMessages } from '@huoban/runtime/internal';
import type { Boot } from '../app/boot';
import { pageKey, type Environment } from '../app/environment';
import type { PageResult } from '../app/page-result';
import { ensureShellMessages } from '../app/resolve-page';
import { loadDocument } from './document-load';

export interface InitialPage {
  result: PageResult;
  /** The browser has the very version that the server rendered, so that its HTML can be kept. */
  sameAsServer: boolean;
}

/**
 * Loads everything the server's HTML was rendered with, before hydration: nothing flashes, nothing is fetched twice.
 * A section that cannot be loaded leads to one document load, then to its error view.
 */
export async function initialPage(env: Environment, { result }: Boot): Promise<InitialPage> {
  const place = parsePlace(location.pathname);
  await ensureShellMessages(env, place);
  if (result.kind === 'error') return { result, sameAsServer: true };
  const { section, page, version } = result;
  try {
    const loaded = await env.loadPage(section, page, place.language);
    addMessages(env.i18n, place.language, section, loaded.messages);
    env.pages.set(pageKey(section, loaded.version, page), loaded.module);
    return {
      result: { ...result, version: loaded.version },
      sameAsServer: loaded.version === version,
    };
  } catch (failure) {
    if (loadDocument(location.pathname + location.search)) await new Promise(() => undefined);
    console.error(`${section} is not available`, failure);
    const message = failure instanceof Error ? failure.message : String(failure);
    return {
      result: { kind: 'error', cause: 'section', status: 500, message, section, version },
      sameAsServer: false,
    };
  }
}
