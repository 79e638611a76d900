import {
  isConversationIntent,
  isLibraryIntent,
  type DetectedIntent,
  type Intent,
  type LibraryIntent,
} from '../understanding/intents/intent';
import { countConstraints } from '../understanding/requests/constraints';
import { readFeeling } from '../understanding/message/feeling';
import { isSmallTalkIntent } from '../understanding/small-talk';
import { isQuestion, type Question } from '../understanding/question';
import { isOpenIntent } from './open-drafts';
import { isSureRequest } from './games/sure-request';
import { draftMatchingCount, draftRecommendations } from './recommendations';
import type { ReplyContext, ReplyDraft } from './reply-draft';

/** Intents that may also select a game: “one for two”, “one for my phone”. */
const SELECTION_INTENTS: LibraryIntent[] = [
  'players',
  'platforms',
  'genre',
  'released',
  'when',
  'sameStudio',
  'whoPlays',
];
const NEUTRAL_INTENTS: Intent[] = ['what', 'opinion', 'tips', 'taste', 'yes', 'greeting', 'thanks'];
const EXPLICIT_REQUEST = /推荐|\b(?:recommend|suggest)|^any .*games?\b|おすすめ|オススメ|お勧め/iu;
const ASKS_WHICH =
  /哪(?:些|个|款|几)|什么|啥|有没有|有(?:啥|什么|适合)|告诉|列|\b(?:which|what|any|list|tell me|show|something|anything|is there|are there|got|want|looking for)\b|想要|がいい|ほしい|欲しい|どれ|どの|なに|何|ある|ない|のは|教えて|一覧|(?:ゲーム|やつ|作品)は[?？。]*$/iu;
const ASKS_HOW_MANY = /(?:几|多少)(?:款|个|部)|\bhow many\b|いくつ|何本|何個/iu;
/** In a talk about a game that is a question about it. */
const ASKS_PLAYERS = /几个?人|\bhow many (?:people|players|of us)\b|何人/iu;
const GAME = /游戏|款|玩|\b(?:games?|play|one)\b|ゲーム|遊|作品|できる|やつ/iu;
/** “Is there one that …?” */
const ANY_THAT =
  /有(?:没有|什么|啥).*的[吗呢么?？]*$|^(?:is there )?(?:any(?:thing)?|something|one)\b.*\?*$|(?:やつ|もの|の)(?:って|は)?ある[?？]*$/iu;
/** Who comes to play is said in advance. */
const GUESTS =
  /(?:朋友|同学|同事|亲戚|室友|人).{0,4}(?:要来|来(?:我|咱)?家|来玩|过来)|\b(?:coming (?:over|round)|are visiting|game night)\b|(?:遊び|家|うち)に(?:来|く)る/iu;
/** Tells what happens: “my phone is at 2 %” asks for no game on it. */
const TELLS =
  /(?:了|死我)[。！!~～]*$|(?:学|练|打|做|通|过|完)?(?:会|完|到|成|过|掉|见)了|\b(?:my|is|are|was|were|it's|she's|he's|phone's|can't|think)\b|(?:た|てる|ている|ちゃう|できん|そう|られない)[よねわ]*[。！!〜]*$/iu;
const WANTS =
  /想|要|\b(?:want|need|looking|something|anything)\b|ほしい|欲しい|たい|いい|おすすめ/iu;
const MAX_BARE_TERMS = 5;
/** A message of at most this length may be nothing but a requirement. */
const MAX_BARE_LENGTH = { zh: 14, ja: 20, en: 45 };

/** Whether a new game is requested, independent of the topic: without other intents, or only selecting ones. */
export function isGameRequest(request: DetectedIntent, question: Question): boolean {
  const otherIntents = question.intents.filter(
    ({ intent }) => isLibraryIntent(intent) && !NEUTRAL_INTENTS.includes(intent),
  );
  if (otherIntents.length === 0) return true;
  return (
    EXPLICIT_REQUEST.test(request.phrase) &&
    !question.isReferring &&
    otherIntents.every(
      ({ intent, phrase }) =>
        SELECTION_INTENTS.some((one) => one === intent) || request.phrase.includes(phrase),
    )
  );
}

const isSelecting = ({ intent }: DetectedIntent): boolean =>
  isOpenIntent(intent) ||
  NEUTRAL_INTENTS.includes(intent) ||
  (isConversationIntent(intent) && !isSmallTalkIntent(intent)) ||
  SELECTION_INTENTS.some((one) => one === intent);

/** Whether the message states requirements of a game, alone or in addition to those of the last request. */
function isFilter({ question, request }: ReplyContext): boolean {
  const { topic, intents, isReferring, text, language } = question;
  const asksRecommendation = intents.some(({ intent }) => intent === 'recommend');
  if (topic?.kind === 'game' && ASKS_PLAYERS.test(text) && !asksRecommendation) return false;
  if (request.isContinued && !(isReferring && isQuestion(question))) return true;
  if (!request.isStated || (isReferring && topic !== undefined)) return false;
  if (request.constraints.players !== undefined && GUESTS.test(text)) return true;
  if (countConstraints(request.constraints) >= 2)
    return !intents.some(
      ({ intent }) => isSmallTalkIntent(intent) && intent !== 'taste' && intent !== 'bored',
    );
  if (!intents.every(isSelecting)) return false;
  if (asksRecommendation) return true;
  if (GAME.test(text) && ASKS_WHICH.test(text)) return true;
  if (
    (request.constraints.year ?? request.constraints.years) !== undefined &&
    topic === undefined &&
    ASKS_WHICH.test(text)
  )
    return true;
  if (
    ANY_THAT.test(text) &&
    request.constraints.genres.length + request.constraints.unwanted.length > 0
  )
    return true;
  const { genres, unwanted, platforms, maxMinutes } = request.constraints;
  const isOfGames =
    genres.length + unwanted.length + platforms.length > 0 || maxMinutes !== undefined;
  return (
    isOfGames &&
    (GAME.test(text) || WANTS.test(text) || !TELLS.test(text)) &&
    question.terms.length <= MAX_BARE_TERMS &&
    text.length <= MAX_BARE_LENGTH[language] &&
    readFeeling(text, language) === undefined &&
    !isQuestion(question)
  );
}

/** Games for a message that states requirements. */
export function draftFiltered(context: ReplyContext): ReplyDraft[] {
  if (!isSureRequest(context) && !isFilter(context)) return [];
  return ASKS_HOW_MANY.test(context.question.text)
    ? draftMatchingCount(context)
    : draftRecommendations(context);
}
