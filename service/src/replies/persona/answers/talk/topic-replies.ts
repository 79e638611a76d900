import type { Subject } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { isOfAnotherKind } from '../games/fields/field-intents';
import { GENERAL_INTENTS } from '../../understanding/intents/intent';
import { isQuestion } from '../../understanding/question';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { draftAboutStory, draftStoryQuestion } from '../story-drafts';
import { draftAboutLibrarySubject, draftList } from '../subject-drafts';
import { CONFIDENT, staysWithGame } from './confident-drafts';
import {
  draftFirstIntent,
  draftFromHelp,
  findBesideFact,
  isGood,
  isJoint,
  libraryIntents,
  MIN_COVERAGE,
  MIN_SIMILARITY,
  termsBesideIntents,
} from '../subject-replies';

/** Words of the last exchange count less than those of the question. */
const CARRIED_WEIGHT = 0.4;

/** Sentences about the topic that also match the last exchange, for “how?” */
function searchCarried(topic: Subject, context: ReplyContext): SentenceMatch[] {
  const { terms, carried } = context.question;
  if (terms.length === 0)
    return searchSentences(context, topic, { terms: carried, similar: 'unused' });
  const lighter = carried.map((term) => ({ ...term, weight: term.weight * CARRIED_WEIGHT }));
  return searchSentences(context, topic, { terms: [...terms, ...lighter] });
}

/** Drafts for a question that continues the topic. */
export function draftAboutTopic(topic: Subject, context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = libraryIntents(context).filter(
    (intent) => !isOfAnotherKind(intent, topic, context),
  );
  const isContinuation = question.intents.some(({ intent }) => intent === 'yes');
  if (isContinuation) return draftAboutLibrarySubject(topic, 'what', context);
  if (topic.kind === 'story' && isQuestion(question) && question.mentions.length === 0) {
    const fact = draftStoryQuestion(topic.story, context);
    if (fact.length > 0) return fact;
    const about = searchSentences(context, topic);
    if (about.some(({ similarity }) => similarity >= MIN_SIMILARITY))
      return draftQuotes(about, context);
    // “Is my progress saved?” is about all stories.
    const help = question.terms.length > 0 ? draftFromHelp(context) : [];
    return help.length > 0 ? help : draftAboutStory(topic.story, context);
  }
  const listed = draftList(topic, context);
  if (listed.length > 0 && topic.kind !== 'game') return listed;
  const beside = intents.length > 0 ? findBesideFact(topic, context) : [];
  if (beside.length > 0) return draftQuotes(beside, context);
  const specific = intents.filter((intent) => !GENERAL_INTENTS.includes(intent));
  const isFact = specific.length > 0 && termsBesideIntents(context).length <= 1;
  if (question.isIntentOnly || question.isReferring || isFact) {
    const drafts = draftFirstIntent(topic, question.terms.length > 0 ? specific : intents, context);
    if (drafts.length > 0) return drafts;
  }
  const minimum = question.isReferring ? MIN_COVERAGE.named : MIN_COVERAGE.followUp;
  const about = searchSentences(context, topic);
  const found = about.filter((match) => isGood(match, minimum));
  const [elsewhere] = searchSentences(context, 'anywhere');
  const isElsewhere =
    !question.isReferring &&
    elsewhere !== undefined &&
    (found.length > 0
      ? elsewhere.coverage >= MIN_COVERAGE.anywhere &&
        elsewhere.score > 1.5 * (found[0]?.score ?? 0) &&
        elsewhere.matched >= 2
      : isJoint(elsewhere) && elsewhere.evidence >= CONFIDENT.evidence) &&
    staysWithGame(elsewhere, context);
  if (isElsewhere) return draftQuotes([elsewhere], context);
  if (found.length > 0) return draftQuotes(found, context);
  if (isQuestion(question) && topic.kind !== 'partner') {
    const near = about.some(({ evidence }) => evidence > 0) ? about : searchCarried(topic, context);
    const likely = near.filter(({ evidence }) => evidence > 0);
    if (likely.length > 0) return draftQuotes(likely, context);
  }
  if (intents[0] === 'tips' && topic.kind === 'game')
    return draftAboutLibrarySubject(topic, 'tips', context);
  const isInside = topic.kind === 'partner' || topic.kind === 'entity';
  const isGeneral = question.isReferring && (intents.length > 0 || isInside);
  if (!isGeneral && (question.terms.length > 0 || !isQuestion(question))) return [];
  return draftAboutLibrarySubject(topic, intents[0] ?? 'what', context);
}
