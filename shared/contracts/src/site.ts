import type { Language } from './language';

/** Specification section 3, "App configuration". */
export interface AppConfig {
  apiBaseUrl: string;
  imAppId: string;
  test: string;
  app_version: string;
  app_platform: string;
  /** Empty, or `mobile` to force the mobile layout. */
  device: '' | 'mobile';
}

export type SocialName = 'douyin' | 'bilibili' | 'qq' | 'wechat';

/** Names, links and QR targets of the site: configuration, never literals in components. */
export interface SiteConfig {
  origin: string;
  name: Record<Language, string>;
  tagline: Record<Language, string>;
  company: Record<Language, string>;
  email: string;
  /** `url` opens the channel; the QR code that carries it is drawn at build time as an SVG path on a `size`×`size` grid. */
  social: Record<SocialName, { url: string; qr: { size: number; path: string } }>;
  links: {
    installer: string;
    mobileApp: string;
    amdEdition: string;
    aiPcEdition: string;
    recruitment: string;
    companySite: string;
    /** Absent: no control for it is shown. */
    promoVideo: string | null;
    /** Answers `{ip}`; by default the shell itself. */
    ipLookup: string;
  };
  /** Collector of visits besides our own service: its address and the id it knows the site by. */
  analytics: { collector: string; appId: string } | null;
  /** How an installed application is woken: a universal link or scheme, and the key that it knows the site by. */
  wakeUp: { link: string; appKey: string } | null;
  app: AppConfig;
}
