import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useSectionName } from '../page/page-context';
import type { Translate } from './i18n';

/**
 * Messages of the section around, in the page's language. `shell:` and `runtime:` before a key read theirs.
 * Bound to the address' language, so that text changes together with the page and never before it.
 */
export function useText(): Translate {
  const language = useLanguage();
  const namespace = useSectionName() ?? 'shell';
  const { t } = useTranslation(namespace, { lng: language });
  return useCallback<Translate>((key, values) => t(key, { ...values }), [t]);
}
