import { parsePlace, type Place } from '@huoban/runtime';
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
  await shellMessages(env, place);
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
    await loadAgain();
    console.error(`${section} is not available`, failure);
    const message = failure instanceof Error ? failure.message : String(failure);
    return {
      result: { kind: 'error', cause: 'section', status: 500, message, section, version },
      sameAsServer: false,
    };
  }
}

/** @throws when the document was loaded again before: the server's HTML stays as it is then, readable and with links. */
async function shellMessages(env: Environment, place: Place): Promise<void> {
  try {
    await ensureShellMessages(env, place);
  } catch (failure) {
    await loadAgain();
    throw failure;
  }
}

/** Loads this document once more, and never resolves; resolves when the limit forbids it. */
async function loadAgain(): Promise<void> {
  if (loadDocument(location.pathname + location.search + location.hash))
    await new Promise(() => undefined);
}
