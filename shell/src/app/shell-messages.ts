import type { Language, Messages } from '@huoban/contracts';
import { retryLoad } from '@huoban/runtime';

/** Messages of shell and runtime: one chunk per language, loaded before hydration. */
export async function loadShellMessages(
  language: Language,
): Promise<{ shell: Messages; runtime: Messages }> {
  const { shell, runtime } = await retryLoad(() => bundle(language));
  return { shell, runtime };
}

function bundle(language: Language) {
  switch (language) {
    case 'en':
      return import(/* webpackChunkName: "locale-en" */ '../locales/bundle-en');
    case 'ja':
      return import(/* webpackChunkName: "locale-ja" */ '../locales/bundle-ja');
    default:
      return import(/* webpackChunkName: "locale-zh" */ '../locales/bundle-zh');
  }
}
