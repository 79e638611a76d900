import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiClient } from '@huoban/contracts';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the API client of the page. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The API client, for calls that are not queries. @throws Error outside of `ApiProvider` */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no ApiProvider above this component');
  return api;
}
