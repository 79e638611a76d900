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

/** The templates of a draft, with names of values; formal partners have their own. */
export function templatesOf({ key, lines }: TemplateDraft, context: ReplyContext): string[] {
  const { texts, language } = context;
  const formal = isFormal(context) ? texts.formalWording[key]?.[language] : undefined;
  return lines ?? formal ?? texts.wording[key][language];
}

/** The texts of a draft. */
export function fillWording(draft: TemplateDraft, context: ReplyContext): string[] {
  const { values = {} } = draft;
  const quote: Record<string, string> =
    values.text === undefined ? {} : { quote: toQuote(values.text) };
  return fillTemplates(templatesOf(draft, context), { ...values, ...quote });
}

/** Formal partners address the visitor politely in Chinese and use no contractions in English, also in quotations. */
export function toRegister(text: string, context: ReplyContext): string {
  if (!isFormal(context)) return text;
  if (context.language === 'zh') return text.replace(/你(?!们)/gu, '您');
  return context.language === 'en' ? withoutContractions(text) : text;
}
