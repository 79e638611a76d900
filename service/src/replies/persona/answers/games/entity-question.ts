import type { Language } from '@huoban/contracts';
import type { Subject } from '../../knowledge/knowledge-base';
import { escapePattern, normalizeCharacters } from '../../understanding/normalize-text';
import type { ReplyContext } from '../reply-draft';

/** Asks who or what something is, directly before or after its name. */
const ASKS: Record<Language, (name: string) => string> = {
  zh: (name) =>
    `${name}(?:到底|究竟|这人|这家伙)?是(?:个)?(?:谁|什么|啥|干什么|干嘛|哪位)|谁是${name}`,
  en: (name) => `\\b(?:who|what)(?:'?s| is| are) (?:this |that |the |an? )?${name}`,
  ja: (name) => `${name}(?:さん)?(?:って|とは|は)(?:一体)?(?:誰|だれ|何|なに|どんな人|どなた)`,
};

/** “Who is X everyone warns me about” asks for X, whatever else it says about X. */
export function asksWhoIs(subject: Subject, { question }: ReplyContext): boolean {
  const { mentions, language, text } = question;
  const name = mentions.find((mention) => mention.subject === subject)?.text;
  if (subject.kind !== 'entity' || name === undefined) return false;
  return new RegExp(ASKS[language](escapePattern(name)), 'iu').test(normalizeCharacters(text));
}
