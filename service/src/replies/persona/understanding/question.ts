import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import type { Turn } from '../../reply-provider';
import {
  detectIntents,
  isConversationIntent,
  type DetectedIntent,
  type Intent,
} from './intents/intent';
import { questionFeatures, withoutQuestionWords, type Features } from './features';
import type { Mention } from './mentions';
import { detectLanguage, normalizeText } from './normalize-text';
import type { Subject } from '../knowledge/knowledge-base';

/** Result of analyzing a message. */
export interface Question {
  text: string;
  /** Language of the message. */
  language: Language;
  intents: DetectedIntent[];
  /** Mentioned subjects, most certain first, without the addressed partner. */
  mentions: Mention[];
  /** Last subject of the conversation. */
  topic: Subject | undefined;
  /** Features without names and question words. */
  features: Features;
  /** Intents of the visitor's previous message. */
  previousIntents: DetectedIntent[];
  /** Text without names, question words and intent phrases. */
  remainder: string;
  /** The message has no content besides intents, so it refers to the topic. */
  isIntentOnly: boolean;
  /** The message refers to the topic: “it”, “that game”. */
  isReferring: boolean;
}

/** Minimum length of the remainder for a search in the whole library. */
export const MIN_REMAINDER: Record<Language, number> = { zh: 3, ja: 4, en: 7 };

export const isQuestion = ({ text }: Question): boolean =>
  /[?？]|[吗呢么]$|什么|怎么|谁|哪|多少|几|还是|是不是|会不会|能不能|有没有|\b(?:what|who|when|where|why|how|which|can|do|does|is|are)\b|か$|何|だれ|誰|どこ|いつ|どう|いくら/iu.test(
    text,
  );

type FindMentions = (text: string) => Mention[];

const REFERENCES: Record<Language, RegExp> = {
  zh: /它|他|她|这(?:个|款|游戏)|那(?:个|款|游戏)|其中|里面|上面说/u,
  en: /\b(?:it|its|he|his|she|her|they|their|that|this|there|the game)\b/iu,
  ja: /それ|その|これ|この|あれ|そこ|彼|彼女|あの/u,
};

const toLowerText = (text: string) => text.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase();

const FILLER: Record<Language, RegExp> = {
  zh: /[做出开发制作品售行发卖上市家年月名称公司工作室团队商方者厂]/gu,
  en: /\b(?:and|so|ok|well|about|one|exactly|again|really|originally|ever|as|was|made|out|come|called|also|too)\b/giu,
  ja: /[\p{Script=Hiragana}ー遊作出会社人年月日名元何誰]/gu,
};

const GENERAL_INTENTS: Intent[] = ['what', 'opinion', 'tips', 'howTo', 'greeting'];

/** Removes general phrases (“what is”, “tell me about”) and greetings, which carry no content. */
const withoutGeneralIntents = (text: string, intents: DetectedIntent[]): string =>
  intents
    .filter(({ intent }) => GENERAL_INTENTS.includes(intent))
    .reduce((rest, { phrase }) => rest.replace(phrase, ' '), toLowerText(text));

function remainderOf(
  text: string,
  intents: DetectedIntent[],
  names: string[],
  language: Language,
): string {
  const phrases = intents.map(({ phrase }) => phrase).sort((a, b) => b.length - a.length);
  let rest = toLowerText(text);
  for (const phrase of phrases) rest = rest.replace(phrase, ' ');
  return withoutQuestionWords(rest, names, language).replace(FILLER[language], '').trim();
}

/** Removes partial names that equal an intent phrase: “平台” asks for platforms, not for an entity with that suffix. */
const withoutIntentPhrases = (mentions: Mention[], intents: DetectedIntent[]): Mention[] =>
  mentions.filter(
    ({ by, text }) =>
      by !== 'part' || !intents.some(({ phrase }) => normalizeText(phrase) === text.toLowerCase()),
  );

/** Removes names that are only part of small talk, such as a greeting that is also a name. */
function withoutSmallTalkNames(
  mentions: Mention[],
  intents: DetectedIntent[],
  remainder: string,
): Mention[] {
  if (intents.length === 0 || remainder.length > 1) return mentions;
  if (intents.some(({ intent }) => !isConversationIntent(intent))) return mentions;
  return mentions.filter(
    ({ text }) => !intents.some(({ phrase }) => normalizeText(phrase).includes(text.toLowerCase())),
  );
}

const isSelf = ({ subject }: Mention, partner: CharacterFile) =>
  subject.kind === 'partner' && subject.partner.slug === partner.slug;

/** Last subject of the conversation: preferably one that the visitor mentioned. */
function findTopic(
  earlier: Turn[],
  find: FindMentions,
  partner: CharacterFile,
  preferredSender: Turn['sender'],
): Subject | undefined {
  // In replies of a partner the name of a studio may be an everyday phrase.
  const findMention = (turn: Turn | undefined) =>
    turn === undefined
      ? undefined
      : find(turn.text).find(
          (mention) =>
            !isSelf(mention, partner) &&
            (turn.sender === 'user' || mention.subject.kind !== 'studio'),
        );
  for (let at = earlier.length - 1; at >= 0; at -= 1) {
    const turn = earlier[at];
    const before = earlier[at - 1];
    const answered = turn?.sender === 'character' && before?.sender === 'user';
    const order = answered && preferredSender === 'user' ? [before, turn] : [turn];
    for (const one of order) {
      const mention = findMention(one);
      if (mention !== undefined) return mention.subject;
    }
  }
  return undefined;
}

/** Analyzes the last message of a conversation. */
export function readQuestion(
  turns: Turn[],
  page: Language,
  partner: CharacterFile,
  find: FindMentions,
): Question {
  const text = turns.at(-1)?.text ?? '';
  const language = detectLanguage(text, page);
  const findInMessage = (message: string) =>
    withoutIntentPhrases(find(message), detectIntents(message, detectLanguage(message, page)));
  const found = findInMessage(text).filter((mention) => !isSelf(mention, partner));
  const names = [
    ...found.map((mention) => mention.text),
    ...Object.values(partner.name).map(normalizeText),
  ];
  const intents = detectIntents(text, language);
  const remainder = remainderOf(text, intents, names, language);
  const isContinuation = intents.some(({ intent }) => intent === 'yes');
  const earlier = turns.slice(0, -1);
  const before = earlier.findLast(({ sender }) => sender === 'user')?.text ?? '';
  return {
    text,
    language,
    intents,
    previousIntents: detectIntents(before, detectLanguage(before, page)),
    mentions: withoutSmallTalkNames(found, intents, remainder),
    topic: findTopic(
      isContinuation ? earlier.slice(-2) : earlier,
      findInMessage,
      partner,
      isContinuation ? 'character' : 'user',
    ),
    features: questionFeatures(withoutGeneralIntents(text, intents), names, language),
    remainder,
    isIntentOnly: remainder.length < 2,
    isReferring: REFERENCES[language].test(text),
  };
}
