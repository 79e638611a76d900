import { withoutContractions } from './english-register';
import type { ReplyContext, TemplateDraft } from '../answers/reply-draft';

function fillTemplate(template: string, values: Record<string, string>): string | undefined {
  const missing: string[] = [];
  const text = template.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) missing.push(name);
    return value ?? '';
  });
  return missing.length === 0 ? text.trim() : undefined;
}

export const fillTemplates = (templates: string[], values: Record<string, string> = {}): string[] =>
  templates.flatMap((template) => fillTemplate(template, values) ?? []);

export const isFormal = ({ texts, partner, language }: ReplyContext): boolean =>
  texts.voices.get(partner.slug)?.formal.includes(language) === true;

/** A text as it stands between Japanese quotation marks. */
const toQuote = (text: string): string =>
  text
    .replace(/[。．]$/u, '')
    .replaceAll('「', '『')
    .replaceAll('」', '』');

/** The templates of a draft; formal partners have their own, which quote plain texts. */
export function fillWording(
  { key, values = {}, lines }: TemplateDraft,
  context: ReplyContext,
): string[] {
  const { texts, language } = context;
  if (lines !== undefined) return fillTemplates(lines, values);
  const formal = isFormal(context) ? texts.formalWording[key]?.[language] : undefined;
  const quote: Record<string, string> =
    values.text === undefined ? {} : { quote: toQuote(values.text) };
  return fillTemplates(formal ?? texts.wording[key][language], { ...values, ...quote });
}

/** Formal partners address the visitor politely in Chinese and use no contractions in English, also in quotations. */
export function toRegister(text: string, context: ReplyContext): string {
  if (!isFormal(context)) return text;
  if (context.language === 'zh') return text.replace(/你(?!们)/gu, '您');
  return context.language === 'en' ? withoutContractions(text) : text;
}
