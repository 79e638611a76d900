import type { Language, SiteConfig } from '@huoban/contracts';
import type { Avatar } from '@huoban/contracts/api';

/** The current page in one language: path and query are kept, only the language differs. */
export interface LanguageLink {
  language: Language;
  href: string;
}

export interface ChromeSession {
  loggedIn: boolean;
  /** The account's avatar; null shows a generic icon. */
  avatar: Avatar | null;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** Called when pointer or focus reaches the login button, to prefetch the dialog. */
  onLoginIntent?: () => void;
}

export interface ChromeSearch {
  /** What is being typed, else the `searchValue` of the address. */
  searchText: string;
  onSearchText: (text: string) => void;
  /** On the search page the search of the desktop header does nothing. */
  onSearchPage: boolean;
  onSearch: (value: string) => void;
}

/** Props of both headers. */
export interface HeaderProps extends ChromeSession, ChromeSearch {
  site: SiteConfig;
  languages: readonly LanguageLink[];
}
