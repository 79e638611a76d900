import type { Language } from './language';

/** Section 3 of the specification, "App configuration". */
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

/** Names, links and QR codes of the site. Components must not contain them as literals. */
export interface SiteConfig {
  origin: string;
  name: Record<Language, string>;
  tagline: Record<Language, string>;
  company: Record<Language, string>;
  email: string;
  /** `url` of the social channel and its QR code, an SVG path on a `size`×`size` grid generated at build time. */
  social: Record<SocialName, { url: string; qr: { size: number; path: string } }>;
  links: {
    installer: string;
    mobileApp: string;
    amdEdition: string;
    aiPcEdition: string;
    recruitment: string;
    companySite: string;
    /** Null hides the control. Poster and captions are in `promo`. */
    promoVideo: string | null;
    /** Endpoint that returns `{ip}`; by default the runner. */
    ipLookup: string;
  };
  /** Poster and captions of the promotional video, on the origin of the site. */
  promo?: { poster: string; captions: Record<Language, string> } | null;
  /** External analytics collector: its URL and the id of this site. */
  analytics: { collector: string; appId: string } | null;
  /** Launch of the installed app: a universal link or URL scheme, and the app key of this site. */
  wakeUp: { link: string; appKey: string } | null;
  app: AppConfig;
}
