import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSectionName } from '../page/page-context';
import type { Translate } from './i18n';

/**
 * Translates keys of the current section; the prefixes `shell:` and `runtime:` select other namespaces. Uses the
 * language of the URL, so that texts change together with the page.
 */
export function useText(): Translate {
  const language = useLanguage();
  const namespace = useSectionName() ?? 'shell';
  const { t } = useTranslation(namespace, { lng: language });
  return useCallback<Translate>((key, values) => t(key, { ...values }), [t]);
}
