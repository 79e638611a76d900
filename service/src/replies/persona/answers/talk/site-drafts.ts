import { detectSiteMatter } from '../../understanding/intents/site/matters';
import { draftHelpPart } from '../help-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** The answer to a message about a matter of the site, whatever words of games or lives it also has. */
export function draftSiteMatter(context: ReplyContext): ReplyDraft[] {
  const { question, language, texts } = context;
  if (question.language !== language) return [];
  if (question.mentions.some(({ by, subject }) => by === 'name' && subject.kind === 'game'))
    return [];
  const matter = detectSiteMatter(question.text, language);
  if (matter === undefined) return draftHelpPart(context);
  const text = texts.site[matter][language];
  return [{ key: 'help', values: { text }, fact: text }];
}
