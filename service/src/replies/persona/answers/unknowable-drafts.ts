import type { Subject } from '../knowledge/knowledge-base';
import type { ReplyContext, ReplyDraft } from './reply-draft';
import { draftQuotes, searchSentences } from './sentence-drafts';
import { draftAboutLibrarySubject } from './subject-drafts';
import { staysWithGame } from './talk/confident-drafts';
import { admitUnknown } from './unknown-drafts';

/** What the content knows of prices and the like it says in nearly the same words. */
const MIN_UNKNOWABLE_COVERAGE = 0.6;
/** Of a game that the message does not name. */
const MIN_UNNAMED_COVERAGE = 0.8;
const MIN_UNKNOWABLE_OWN_COVERAGE = 0.5;
const MIN_HELP_OWN_COVERAGE = 0.4;

/** Drafts about prices, sequels and the like, which the content seldom knows. */
export function draftUnknowable(
  subject: Subject | undefined,
  topic: Subject | undefined,
  context: ReplyContext,
): ReplyDraft[] {
  if (subject?.kind === 'activity') return draftAboutLibrarySubject(subject, 'rewards', context);
  const found = searchSentences(context, subject ?? 'anywhere').filter(
    (match) =>
      staysWithGame(match, context) &&
      match.matched >= Math.min(2, context.question.terms.length) &&
      match.coverage >=
        (subject === undefined && match.sentence.game !== undefined
          ? MIN_UNNAMED_COVERAGE
          : MIN_UNKNOWABLE_COVERAGE) &&
      match.ownCoverage >=
        (match.sentence.subject === undefined
          ? MIN_HELP_OWN_COVERAGE
          : MIN_UNKNOWABLE_OWN_COVERAGE),
  );
  return found.length > 0 ? draftQuotes(found, context) : admitUnknown(context, subject ?? topic);
}
