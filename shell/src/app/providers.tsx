import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { QueryClientProvider } from '@tanstack/react-query';
import { usePlace } from '@huoban/runtime';
import {
  ApiProvider,
  NavigationProvider,
  SessionProvider,
  SiteProvider,
} from '@huoban/runtime/internal';
import type { Environment } from './environment';

/** Context providers for pages and chrome. */
export function Providers({ env, children }: { env: Environment; children: ReactNode }) {
  const { language, device } = usePlace();
  const api = useMemo(() => env.api({ language, device }), [env, language, device]);
  const navigation = useMemo(() => ({ routes: env.routes, prefetch: env.prefetch }), [env]);
  return (
    <SiteProvider value={env.site}>
      <NavigationProvider value={navigation}>
        <I18nextProvider i18n={env.i18n}>
          <QueryClientProvider client={env.cache}>
            <SessionProvider session={env.session} {...(env.restore && { restore: env.restore })}>
              <ApiProvider api={api}>{children}</ApiProvider>
            </SessionProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </NavigationProvider>
    </SiteProvider>
  );
}
