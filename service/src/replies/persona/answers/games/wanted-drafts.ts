import { countConstraints } from '../../understanding/constraints';
import { setsAside, wantsGame } from '../../understanding/message/known-games';
import { draftRecommendations } from '../recommendations';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** Requirements that together only a request for a game has. */
const MIN_REQUIREMENTS = 2;
/** The same where no word says that a game is wanted. */
const MIN_UNSAID_REQUIREMENTS = 3;

/**
 * Games for a message that wants one: it sets the games aside that it names, or it names none and has a genre beside another
 * requirement, also when it mentions the family with whom one would play.
 */
export function draftWanted(context: ReplyContext): ReplyDraft[] {
  const { question, request, language } = context;
  const { text, intents, mentions } = question;
  const { own } = request;
  if (question.language !== language || own === undefined) return [];
  const games = mentions.filter(({ subject, by }) => subject.kind === 'game' && by !== 'part');
  const required = countConstraints(own);
  if (!wantsGame(text, language) && required < MIN_UNSAID_REQUIREMENTS) return [];
  if (games.length > 0) {
    const wants = required > 0 || intents.some(({ intent }) => intent === 'recommend');
    return wants && games.every(({ by }) => by !== 'reference') && setsAside(text, language)
      ? draftRecommendations(context)
      : [];
  }
  const isOfGames = own.genres.length > 0 && required >= MIN_REQUIREMENTS;
  const isOfDevice =
    own.platforms.length > 0 || own.players !== undefined || own.year !== undefined;
  return isOfGames &&
    isOfDevice &&
    question.focus?.kind !== 'person' &&
    question.topic === undefined &&
    mentions.length === 0
    ? draftRecommendations(context)
    : [];
}
