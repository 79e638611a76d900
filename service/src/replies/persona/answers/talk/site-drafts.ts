import { detectSiteMatter } from '../../understanding/intents/site/matters';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** The answer to a message about a matter of the site, whatever words of games or lives it also has. */
export function draftSiteMatter({ question, language, texts }: ReplyContext): ReplyDraft[] {
  if (question.language !== language) return [];
  if (question.mentions.some(({ by, subject }) => by === 'name' && subject.kind === 'game'))
    return [];
  const matter = detectSiteMatter(question.text, language);
  if (matter === undefined) return [];
  const text = texts.site[matter][language];
  return [{ key: 'help', values: { text }, fact: text }];
}
