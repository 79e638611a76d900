import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@huoban/contracts';

/** The language of an answer by `Accept-Language`: best weight first, primary subtag, default zh. */
export function negotiateLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .slice(0, 20)
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(Boolean) ?? '1';
      return { language: tag.split('-')[0], weight: Number(weight) || 0, order };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return wishes.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
