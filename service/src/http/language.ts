import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@huoban/contracts';

/** Response language by `Accept-Language`: highest weight first, primary subtag only, default zh. */
export function negotiateLanguage(header: string | undefined): Language {
  const preferences = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean) ?? '1';
      return { language: tag.split('-')[0], weight: Number(weight) || 0, order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return preferences.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
