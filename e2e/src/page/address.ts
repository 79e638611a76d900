import type { Device, Language } from '@huoban/contracts';

/** The address of a path (without language and `m` prefix) in a language and a layout. */
export const addressOf = (path: string, language: Language, device: Device): string =>
  (language === 'zh' ? '' : `/${language}`) + (device === 'mobile' ? '/m' : '') + path;
