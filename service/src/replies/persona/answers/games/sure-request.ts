import { countConstraints } from '../../understanding/requests/constraints';
import { isOfLife } from '../../understanding/message/life';
import type { ReplyContext } from '../reply-draft';

/** Share of requests among all that a message may be, from which its requirements are those of a game. */
const MIN_REQUEST = 0.4;
const ASKS_PERSON = /相棒|伙伴|谁|\b(?:who|whos|who's|companions?|partners?)\b|誰|だれ/iu;

/** “Me and my boyfriend haven't spoken for three days” wishes for nothing. */
const WISHES =
  /想(?![家你他她念哭死睡起到])|要|求|推荐|有没有|\b(?:want|wanna|need|looking|something|anything|recommend|suggest|any|play)\b|ほしい|欲しい|たい|いい|おすすめ|くれ|ない[?？]/iu;

/** These are answered with one game or a list of their own. */
const OTHER_REQUESTS: string[] = [
  ...['newest', 'oldest', 'longest', 'shortest', 'popular', 'howManyGames'],
  ...['stories', 'activities'],
];

/** “I want to be scared stiff, I’m on PS” wishes for a kind of game on a device. */
const wishesOnDevice = ({ question, request: { own } }: ReplyContext): boolean =>
  own !== undefined &&
  own.platforms.length > 0 &&
  countConstraints(own) > 1 &&
  WISHES.test(question.text);

/** Whether a message surely requests a game, in whatever words, and requires something of it. */
export function isSureRequest(context: ReplyContext): boolean {
  const { question, request, language } = context;
  return (
    request.isStated &&
    question.language === language &&
    (!isOfLife(question.text, language) || WISHES.test(question.text)) &&
    (question.topic === undefined || question.topic.kind === 'partner') &&
    !question.mentions.some(({ by }) => by !== 'part') &&
    !question.intents.some(({ intent }) => OTHER_REQUESTS.includes(intent)) &&
    !ASKS_PERSON.test(question.text) &&
    (wishesOnDevice(context) || (question.classes?.shareOf(['recommend']) ?? 0) >= MIN_REQUEST)
  );
}
