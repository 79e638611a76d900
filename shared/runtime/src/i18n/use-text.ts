import { useContext, useMemo } from 'react';
import { I18nContext } from 'react-i18next';
import { useLanguage, useSectionName } from '../page/page-context';
import { createTranslate, type Translate } from './i18n';

/**
 * Translates keys of the current section; the prefixes `shell:` and `runtime:` select other namespaces. Uses the
 * language of the URL, so that texts change together with the page. Not `useTranslation`, which copies the instance for
 * each component: nothing here loads messages or changes the instance's language.
 */
export function useText(): Translate {
  const language = useLanguage();
  const namespace = useSectionName() ?? 'shell';
  const { i18n } = useContext(I18nContext);
  return useMemo(() => createTranslate(i18n, language, namespace), [i18n, language, namespace]);
}
