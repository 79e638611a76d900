import { countConstraints, type Constraints } from '../../understanding/requests/constraints';
import { setsAside, wantsGame } from '../../understanding/message/known-games';
import { draftRecommendations } from '../recommendations';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** Requirements that together only a request for a game has. */
const MIN_REQUIREMENTS = 2;
/** The same where no word says that a game is wanted. */
const MIN_UNSAID_REQUIREMENTS = 3;

/** The requirements of a message in the language of the page that asks for a game. */
function requirementsOf({ question, request, language }: ReplyContext): Constraints | undefined {
  const { own } = request;
  if (question.language !== language || own === undefined) return undefined;
  const isWish = wantsGame(question.text, language);
  return isWish || countConstraints(own) >= MIN_UNSAID_REQUIREMENTS ? own : undefined;
}

/** Another game for a message that sets those aside that it names: “a shooter, but I have finished X”. */
export function draftOthers(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  const { text, intents, mentions } = question;
  const own = requirementsOf(context);
  const named = mentions.filter(({ subject, by }) => subject.kind === 'game' && by !== 'part');
  if (own === undefined || named.length === 0) return [];
  const wants = countConstraints(own) > 0 || intents.some(({ intent }) => intent === 'recommend');
  return wants && named.every(({ by }) => by !== 'reference') && setsAside(text, language)
    ? draftRecommendations(context)
    : [];
}

/** A game for a message with a genre and another requirement, also when it tells with whom one would play. */
export function draftWanted(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const own = requirementsOf(context);
  if (own === undefined || question.topic !== undefined || question.mentions.length > 0) return [];
  const isOfGames = own.genres.length > 0 && countConstraints(own) >= MIN_REQUIREMENTS;
  const hasSetting =
    own.platforms.length > 0 || own.players !== undefined || own.year !== undefined;
  return isOfGames && hasSetting && question.focus?.kind !== 'person'
    ? draftRecommendations(context)
    : [];
}
