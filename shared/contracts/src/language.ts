/** Languages of the site. `zh` is the default and has no URL prefix. */
export const LANGUAGES = ['zh', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'zh';
/** Values of the `lang` and `hreflang` attributes. */
export const HTML_LANGUAGE: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };

/** Each language in its own name, so that visitors recognise theirs on any page. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '中文', en: 'English', ja: '日本語' };

/** Locales of date formats; English uses the British one. */
export const DATE_LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ja: 'ja-JP' };

/** The two layouts of the site; `mobile` pages live under the `m` path segment. */
export const DEVICES = ['desktop', 'mobile'] as const;
export type Device = (typeof DEVICES)[number];

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);
