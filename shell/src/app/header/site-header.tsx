import { observer } from 'mobx-react-lite';
import type { Device } from '@huoban/contracts';
import { paths, plainPath, useGo, usePlace, useSession, useSite } from '@huoban/runtime';
import { preloadLoginDialog } from '@huoban/runtime/internal';
import { DesktopHeader } from '../../chrome/header/desktop-header';
import { MobileHeader } from '../../chrome/header/mobile-header';
import { readAvatar } from './read-avatar';
import { useAuthGuard } from './use-auth-guard';
import { useLanguageLinks } from './use-language-links';
import { useSearchText } from './use-search-text';

/** The header of the current layout. It mounts after hydration, into the space of `HeaderSpacer`. */
export const SiteHeader = observer(function SiteHeader({ layout }: { layout: Device }) {
  const session = useSession();
  const site = useSite();
  const go = useGo();
  const { path } = usePlace();
  const [searchText, onSearchText] = useSearchText();
  const props = {
    site,
    languages: useLanguageLinks(layout),
    loggedIn: session.isLoggedIn,
    avatar: readAvatar(session.userInfo),
    onLogin: () => session.openLogin(),
    onLoginIntent: preloadLoginDialog,
    searchText,
    onSearchText,
    onSearchPage: plainPath(path).toLowerCase() === paths.gameSearch(),
    onSearch: (searchValue: string) =>
      void go(paths.gameSearch(), { query: { searchValue }, device: layout }).catch(
        (error: unknown) => console.error('路由跳转错误', error),
      ),
  };
  useAuthGuard();
  return layout === 'mobile' ? (
    <MobileHeader {...props} />
  ) : (
    <DesktopHeader {...props} firstPage={path === '/' && session.isHomeFirstPage} />
  );
});
