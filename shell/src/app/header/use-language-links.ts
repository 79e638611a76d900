import { useLocation } from 'react-router-dom';
import { LANGUAGES, type Device } from '@huoban/contracts';
import { parsePlace, useHref } from '@huoban/runtime';
import type { LanguageLink } from '../../chrome/header/header-props';

/** The current URL in each language, with its query. */
export function useLanguageLinks(device: Device): LanguageLink[] {
  const href = useHref();
  const { path } = parsePlace(useLocation().pathname);
  return LANGUAGES.map((language) => ({ language, href: href({ path, language, device }) }));
}
