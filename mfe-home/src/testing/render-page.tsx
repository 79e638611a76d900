import { act } from '@testing-library/react';
import type { Language, PageContext } from '@huoban/contracts';
import { createPageRenderer, type PageSetup } from '@huoban/runtime/testing';
import { routes } from '../../section.json';
import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

export { testSite } from '@huoban/runtime/testing';

const renderer = createPageRenderer({ name: 'mfe-home', routes, messages: { zh, en, ja } });

/** Renders a page as the shell does. The URL decides the language; `language` only documents it. */
export const renderPage = (setup: PageSetup & { language?: Language }) =>
  renderer.renderPage(setup);

/** Renders a page as above. `refetch` requests all data again and resolves when the page shows the result. */
export async function renderPageWithRefetch({ page, ...setup }: PageSetup) {
  const contexts: PageContext[] = [];
  const loader = async (context: PageContext): Promise<void> => {
    contexts.push(context);
    await page.loader?.(context);
  };
  const rendered = await renderPage({ page: { ...page, loader }, ...setup });
  const refetch = () =>
    act(async () => {
      await contexts[0]?.cache.refetchQueries();
      // React Query notifies components in a timeout.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { ...rendered, refetch };
}
