import type { Language, SiteConfig } from '@huoban/contracts';
import type { Avatar } from '@huoban/contracts/api';

/** The current page in one language: path and query are kept, only the language differs. */
export interface LanguageLink {
  language: Language;
  href: string;
}

export interface ChromeSession {
  loggedIn: boolean;
  /** The account's drawn figure; null shows the sign for a person. */
  avatar: Avatar | null;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** Pointer or focus reached the login button: what the dialog needs can be fetched ahead. */
  onLoginIntent?: () => void;
}

export interface ChromeSearch {
  /** The `searchValue` of the address. */
  searchValue: string;
  /** On the search page itself the header's search does nothing. */
  onSearchPage: boolean;
  onSearch: (value: string) => void;
}

/** What both headers are given. */
export interface HeaderProps extends ChromeSession, ChromeSearch {
  site: SiteConfig;
  languages: readonly LanguageLink[];
  /** Told before the browser follows a language link; the shell keeps the choice. */
  onLanguage?: (language: Language) => void;
}
