import { isOfGame } from '../knowledge/knowledge-base';
import type { Question } from '../understanding/question';
import {
  isAboutPlaying,
  isFigurative,
  readCrisis,
  saysMisread,
} from '../understanding/crisis/crisis';
import type { CrisisKind } from '../understanding/crisis/crisis-patterns';
import type { Mention } from '../understanding/mentions';
import type { Intent } from '../understanding/intents/intent';
import { readFeeling } from '../understanding/message/feeling';
import { readLifeArea, type LifeArea } from '../understanding/message/life-area';
import { MIN_EVERYDAY_SIMILARITY } from '../understanding/talk/everyday';
import { CRISIS_KEYS, type WordingKey } from '../wording/wording-keys';
import { isOpenIntent } from './open-drafts';
import type { ReplyContext, ReplyDraft } from './reply-draft';

const KEYS: Record<CrisisKind, WordingKey> = {
  self: 'crisis',
  violence: 'crisisViolence',
  minor: 'crisisMinor',
  friend: 'crisisFriend',
  eating: 'crisisEating',
};

/** A needless offer of help does less harm than a missing one. */
const MIN_SIMILARITY = 0.58;
const LIGHT_INTENTS: Intent[] = ['laugh', 'joke', 'bye', 'goodNight', 'thanks'];

/** A word such as “it” does not make a message one about a game. */
const isNamed = ({ by }: Mention): boolean => by !== 'part' && by !== 'reference';

/** A message of danger in other words than the patterns have. */
const resemblesCrisis = ({ nearest, text, language, mentions }: Question): boolean =>
  nearest !== undefined &&
  'intent' in nearest.value &&
  nearest.value.intent === 'crisis' &&
  nearest.similarity >= MIN_SIMILARITY &&
  !mentions.some(isNamed) &&
  !isFigurative(text, language) &&
  !isAboutPlaying(text, language);

/** Areas of everyday talk about playing, and intents of it. */
const PLAY_AREAS = ['play', 'play-habits'];
const PLAY_INTENTS: Intent[] = ['lost', 'won'];

/** Whether the talk is about playing, so that what cannot be borne any more may be a game. */
function isPlayTalk({ question: { topic, talkedOf, moodsBefore }, texts }: ReplyContext): boolean {
  const area = texts.everyday[talkedOf ?? '']?.area;
  return (
    isOfGame(topic) ||
    PLAY_AREAS.some((one) => one === area) ||
    PLAY_INTENTS.some((intent) => intent === talkedOf || moodsBefore.includes(intent))
  );
}

/** Areas of life and of everyday talk that belong to no danger, unlike sleep, people or animals. */
const HARMLESS_LIFE: LifeArea[] = ['areaFood', 'areaSport', 'areaHobby', 'areaLooks', 'areaStudy'];
const HARMLESS_TALK = ['food', 'leisure', 'play', 'play-habits'];
/** What one says about a danger, also when it names a meal or a race. */
const OF_DANGER =
  /不|没|死|药|自己|\b(?:no|not|never|nobody|nothing|no ?one|alone|myself|pills?|die|dead|kill|hurt|last|end)\b|n['’]t\b|ない|なく|死|薬|自分|ひとり|一人/iu;

/** Whether a message clearly goes on about something else: “I start with 5k on Sunday”. */
function isHarmless({ question: { text, language, everyday }, texts }: ReplyContext): boolean {
  if (OF_DANGER.test(text) || readFeeling(text, language) === 'sad') return false;
  const area = readLifeArea(text, language);
  const isTalk =
    everyday !== undefined &&
    everyday.similarity >= MIN_EVERYDAY_SIMILARITY &&
    HARMLESS_TALK.includes(texts.everyday[everyday.value]?.area ?? '');
  return isTalk || (area !== undefined && HARMLESS_LIFE.includes(area));
}

/** Whether the visitor goes on about a danger, and asks for nothing else. */
function continuesCrisis(context: ReplyContext): boolean {
  const { question, texts, language, previousReplies } = context;
  const last = previousReplies.at(-1) ?? '';
  const wasCrisis = CRISIS_KEYS.some((key) =>
    texts.wording[key][language].some((text) => last.includes(text)),
  );
  return (
    wasCrisis &&
    !saysMisread(question.text, question.language) &&
    !isHarmless(context) &&
    !question.mentions.some(isNamed) &&
    !question.intents.some(({ intent }) => isOpenIntent(intent) || LIGHT_INTENTS.includes(intent))
  );
}

/** Help for a visitor at risk, or one who worries about another person; plain, without the partner's style. */
export function draftCrisis(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const namesGame = question.mentions.some(({ by }) => by === 'name');
  const kind =
    readCrisis(question.text, question.language, {
      namesGame,
      isPlayTalk: isPlayTalk(context),
    }) ?? (resemblesCrisis(question) ? 'self' : undefined);
  if (kind !== undefined) return [{ key: KEYS[kind], isUnstyled: true }];
  return continuesCrisis(context) ? [{ key: 'crisisTalk', isUnstyled: true }] : [];
}
