import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { ApiClient } from '@huoban/contracts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the page its client of the service. */
export function ApiProvider({ api, children }: { api: ApiClient; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the service, for what is not a query. Throws outside of the provider. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi: no ApiProvider above this component');
  return api;
}
