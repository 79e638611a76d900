import type { ReplyDraft, ReplyContext } from './reply-draft';
import {
  IDENTITY_INTENTS,
  isConversationIntent,
  isIdentityIntent,
  PLAIN_INTENTS,
} from '../understanding/intents/intent';
import { asksForGame, draftOpen, isOpenIntent } from './open-drafts';
import { asksOutside } from '../understanding/intents/outside';
import { readFeeling } from '../understanding/message/feeling';
import { thingOf } from '../understanding/message/thing';
import { isAddressedToPartner } from '../understanding/message/addressed';
import { isQuestion, statesProblem } from '../understanding/question';
import { detectSmallTalk, isOnlySmallTalk, isSmallTalkIntent } from '../understanding/small-talk';
import { draftAboutLibrarySubject } from './subject-drafts';
import { ABOUT_SITE } from './preferences';
import { draftRecall } from './talk/memory/recall-drafts';
import {
  draftNearest,
  isAboutPartner,
  isSurelyUnknowable,
  isUnknowable,
  resemblesHelp,
  MIN_STATEMENT_SIMILARITY,
} from './example-drafts';
import { draftCrisis } from './crisis-drafts';
import { draftHelpContinued, draftProbableHelp } from './help-drafts';
import { draftConfident } from './talk/confident-drafts';
import {
  acceptsOffer,
  draftEveryday,
  isEverydayTalk,
  SURELY_EVERYDAY,
} from './talk/everyday-drafts';
import { draftLikely } from './talk/likely-drafts';
import { draftNoted } from './memory-drafts';
import { draftAnother } from './games/another-drafts';
import { draftBeforeLibrary, draftBeforeLife } from './talk/before-library';
import { draftChoice } from './talk/choice-drafts';
import { draftGeneral } from './talk/life/general-drafts';
import { draftOfLife, tellsOfLife } from './talk/life/life-drafts';
import { lastingMood } from './talk/mood-drafts';
import { draftSureClass } from './talk/class-drafts';
import { draftPartners, draftWho } from './partners/partner-drafts';
import { draftComparison } from './games/comparison-drafts';
import { draftConversation, draftSamples } from './conversation-drafts';
import { draftFiltered, isGameRequest } from './request-replies';
import { isSureRequest } from './games/sure-request';
import {
  draftAboutSubject,
  draftFromAnywhere,
  draftFromHelp,
  draftFromSelf,
  libraryIntents,
} from './subject-replies';
import { draftSiteMatter } from './talk/site-drafts';
import { draftListening, isOfSpeaker } from './talk/statement-drafts';
import { draftAboutTopic } from './talk/topic-replies';
import { canSearchLibrary } from './sentence-drafts';
import { draftDescribedStory, isAboutStories } from './story-drafts';
import { draftUnanswered } from './talk/unanswered-drafts';
import { draftUnknowable } from './unknowable-drafts';
import { admitUnknown, namesSomethingElse } from './unknown-drafts';
import { findSubject, referencedTopic } from './games/find-subject';

/** Drafts that depend on the kind of request, before the topic is considered. */
function draftRequest(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = question.intents.map(({ intent }) => intent);
  const filtered = draftFiltered(context);
  if (filtered.length > 0) return filtered;
  const partners = draftWho(context);
  if (partners.length > 0) return partners;
  if (isAboutStories(context)) return draftOpen('stories', context);
  if (intents.includes('another')) return draftAnother(context);
  const smallTalk = detectSmallTalk(context);
  if (smallTalk !== undefined) {
    const own = smallTalk === 'taste' ? draftFromSelf(context) : [];
    // “The interview went badly” is news, not only about work.
    const news = smallTalk === 'work' ? readFeeling(question.text, question.language) : undefined;
    return own.length > 0 ? own : draftConversation(news ?? smallTalk, context);
  }
  if (acceptsOffer(context)) return draftOpen('recommend', context);
  const openIntent = intents.find(isOpenIntent);
  const selfIntent = intents.filter(isConversationIntent).find(isAboutPartner);
  const isOfTopic = question.topic?.kind === 'game' && question.terms.length > 0;
  const asksSelf = !isOfTopic || isAddressedToPartner(question);
  if (selfIntent !== undefined && openIntent === undefined && asksSelf)
    return draftConversation(selfIntent, context);
  const request = question.intents.find(({ intent }) => isOpenIntent(intent));
  if (intents.includes('favourite')) return [];
  if (request?.intent === 'recommend' && isGameRequest(request, question))
    return draftOpen('recommend', context);
  return isAddressedToPartner(question) && openIntent !== 'stories' ? draftFromSelf(context) : [];
}

function draftWithoutSubject(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = question.intents.map(({ intent }) => intent);
  const requested = draftRequest(context);
  if (requested.length > 0) return requested;
  const asksSite = ABOUT_SITE.test(question.text) && !intents.some(isOpenIntent);
  const help = asksSite ? draftFromHelp(context) : [];
  if (help.length > 0) return help;
  // “Any events?” in a talk about a game.
  if (intents.includes('activities') && question.isIntentOnly && !question.isReferring)
    return draftOpen('activities', context);
  const isAboutTopic = !isAddressedToPartner(question) || question.isReferring;
  const topic = isAboutTopic ? question.topic : undefined;
  const ofTopic = topic === undefined ? [] : draftAboutTopic(topic, context);
  if (ofTopic.length > 0) return ofTopic;
  if (intents.includes('favourite')) return draftConversation('favourite', context);
  const openIntent = intents.find(isOpenIntent);
  if (openIntent !== undefined) return draftOpen(openIntent, context);
  const conversationIntent = intents.filter(isConversationIntent)[0];
  if (conversationIntent === 'lost' && question.topic !== undefined)
    return draftAboutLibrarySubject(question.topic, 'tips', context);
  const canSearch = canSearchLibrary(context);
  const isResult = conversationIntent === 'lost' || conversationIntent === 'won';
  const asks = canSearch && isQuestion(question) && !isResult;
  const found = asks ? draftFromAnywhere(context) : [];
  if (found.length > 0) return found;
  if (conversationIntent !== undefined && conversationIntent !== 'greeting')
    return draftConversation(conversationIntent, context);
  const isProblem = statesProblem(question) && conversationIntent === undefined;
  const mood = lastingMood(context);
  const solved =
    canSearch && isProblem && mood === undefined && !isEverydayTalk(context)
      ? draftFromAnywhere(context)
      : [];
  if (solved.length > 0) return solved;
  const promised = isQuestion(question) ? [] : draftNoted(context, ['promise']);
  if (promised.length > 0) return promised;
  const stated =
    canSearch &&
    !isEverydayTalk(context) &&
    !isOfSpeaker(question.text) &&
    mood === undefined &&
    readFeeling(question.text, question.language) === undefined &&
    question.terms.length > 1
      ? draftFromAnywhere(context, 0.85).filter((draft) => 'key' in draft && draft.key !== 'known')
      : [];
  if (stated.length > 0) return stated;
  if (conversationIntent !== undefined) return draftConversation(conversationIntent, context);
  if (libraryIntents(context).length > 0 && question.isIntentOnly && isQuestion(question))
    return [{ key: 'which' }];
  if (isQuestion(question)) return draftUnanswered(context, referencedTopic(context));
  const preference = draftNoted(context, ['like', 'dislike', 'promise', 'platform']);
  if (preference.length > 0) return preference;
  const felt = draftNearest(context, MIN_STATEMENT_SIMILARITY);
  if (felt.length > 0) return felt;
  const feeling = readFeeling(question.text, question.language);
  if (mood !== undefined) return draftConversation(feeling === 'happy' ? feeling : mood, context);
  const noted = draftNoted(context, ['fact']);
  if (noted.length > 0) return noted;
  if (feeling !== undefined)
    return thingOf(question.text, question.language) === undefined
      ? draftConversation(feeling, context)
      : draftGeneral(context);
  return draftListening(context);
}

/** Drafts by what patterns, examples and the library find, best first. */
export function draftByRules(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const intents = question.intents.map(({ intent }) => intent);
  const crisis = draftCrisis(context);
  if (crisis.length > 0) return crisis;
  const ofSite = draftSiteMatter(context);
  if (ofSite.length > 0) return ofSite;
  const subject = findSubject(context);
  const named = question.mentions.some(({ by }) => by !== 'part');
  const recalled = draftRecall(context);
  if (recalled.length > 0) return recalled;
  if (isSureRequest(context)) return draftFiltered(context);
  const identity = IDENTITY_INTENTS.find((intent) => intents.includes(intent));
  const isAboutTopic = question.topic !== undefined;
  const asksOfGame =
    identity === 'maker' &&
    !question.previousIntents.some(isIdentityIntent) &&
    !isAddressedToPartner(question) &&
    (isAboutTopic || question.terms.length > 0);
  // “Do you feel anything or is it all numbers?” refers to no game.
  const namesSubject = question.mentions.some(
    ({ by }) => by !== 'part' && (by !== 'reference' || identity === 'maker'),
  );
  if (identity !== undefined && !namesSubject && !asksOfGame)
    return draftConversation(identity, context);
  const samples = subject === undefined ? draftSamples(context) : [];
  if (samples.length > 0) return samples;
  const sure = draftSureClass(context);
  if (sure.length > 0) return sure;
  if (!named && asksOutside(question.text, question.language, isQuestion(question)))
    return admitUnknown(context);
  const choice = named || isAboutTopic ? [] : draftChoice(context);
  if (choice.length > 0) return choice;
  const surely = named ? [] : draftEveryday(context, SURELY_EVERYDAY);
  if (surely.length > 0) return surely;
  const isOfLife = tellsOfLife(context);
  const who = isOfLife ? [] : draftPartners(context);
  if (who.length > 0) return who;
  const before = isOfLife ? draftBeforeLife(context) : draftBeforeLibrary(context);
  if (before.length > 0) return before;
  const story = named || isOfLife || resemblesHelp(context) ? [] : draftDescribedStory(context);
  if (story.length > 0) return story;
  const everyday = named ? [] : draftEveryday(context);
  if (everyday.length > 0) return everyday;
  const inTalk = named ? [] : draftLikely(context);
  if (inTalk.length > 0) return inTalk;
  const nearest = subject === undefined || !named ? draftNearest(context) : [];
  if (nearest.length > 0) return nearest;
  const ofLife = isOfLife ? draftOfLife(context) : [];
  if (ofLife.length > 0) return ofLife;
  if (!named && isSurelyUnknowable(context)) return admitUnknown(context);
  const continued = named ? [] : draftHelpContinued(context);
  if (continued.length > 0) return continued;
  const confident =
    !named &&
    !(isAboutTopic && question.isIntentOnly) &&
    (isAboutTopic || !intents.includes('weather')) &&
    canSearchLibrary(context) &&
    isQuestion(question) &&
    !intents.includes('unknowable') &&
    !asksForGame(context) &&
    !isOnlySmallTalk(context)
      ? draftConfident(context)
      : [];
  if (confident.length > 0) return confident;
  const help = draftProbableHelp(context);
  if (help.length > 0) return help;
  const request = PLAIN_INTENTS.find((intent) => intents.includes(intent));
  if (request !== undefined && !named) return draftConversation(request, context);
  if (
    intents.includes('unknowable') ||
    (!named && !intents.includes('taste') && isUnknowable(context))
  )
    return draftUnknowable(subject, referencedTopic(context), context);
  const comparison = draftComparison(context);
  if (comparison.length > 0) return comparison;
  const isElsewhere =
    !named &&
    !context.request.isStated &&
    isQuestion(question) &&
    !intents.some((intent) => isSmallTalkIntent(intent)) &&
    namesSomethingElse(context);
  if (isElsewhere) return admitUnknown(context);
  const drafts =
    subject === undefined ? draftWithoutSubject(context) : draftAboutSubject(subject, context);
  return drafts.length > 0 ? drafts : admitUnknown(context, subject);
}
