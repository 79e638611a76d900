import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Language, SectionName, SiteConfig } from '@huoban/contracts';
import { parsePlace, type RouteLocation } from '../routes/route-location';
import { useSearch } from '../routes/use-search';

/** The current page, for its components. */
export interface CurrentPage {
  section: SectionName;
  params: Record<string, string>;
}

const PageContext = createContext<CurrentPage | null>(null);
const SiteContext = createContext<SiteConfig | null>(null);

export const SiteProvider = SiteContext.Provider;

export function PageProvider({ page, children }: { page: CurrentPage; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** Route location of the current URL. */
export function usePlace(): RouteLocation {
  const { pathname } = useLocation();
  return useMemo(() => parsePlace(pathname), [pathname]);
}

export const useLanguage = (): Language => usePlace().language;

/** Parameters and query of the current page. @throws Error outside of a section page */
export function usePage(): CurrentPage & { query: URLSearchParams } {
  const page = useContext(PageContext);
  const search = useSearch();
  if (!page) throw new Error('usePage() works inside a page of a section only');
  return { ...page, query: new URLSearchParams(search) };
}

/** Section of the current page, null in components of the shell. */
export const useSectionName = (): SectionName | null => useContext(PageContext)?.section ?? null;

export function useSite(): SiteConfig {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite() needs the SiteProvider of the shell');
  return site;
}
