import type { Language } from '@huoban/contracts';

/** Each language in its own name, so that visitors recognise theirs on any page. */
export const LANGUAGE_NAMES: readonly { language: Language; name: string }[] = [
  { language: 'zh', name: '中文' },
  { language: 'en', name: 'English' },
  { language: 'ja', name: '日本語' },
];
