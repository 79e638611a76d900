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

/** A message, as far as it is understood. */
export interface Question {
  text: string;
  /** That the message is written in. */
  language: Language;
  intents: DetectedIntent[];
  /** What it names, the surest first; without the partner who is spoken to. */
  mentions: Mention[];
  /** What was talked of last, when the message itself names nothing. */
  topic: Subject | undefined;
  /** What it asks for beside names and asking words. */
  features: Features;
  /** What the visitor asked with the message before. */
  previousIntents: DetectedIntent[];
  /** What is said beside names, asking words and what shows an intent. */
  remainder: string;
  /** Nothing is said but what is asked, so that it can only be about the topic. */
  isIntentOnly: boolean;
  /** It points at the topic: “it”, “that game”. */
  isReferring: boolean;
}

/** Fewer letters than this beside asking words are no question to the whole library. */
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

/** What is asked in general — “what is”, “tell me of” — or only said first is no part of what is asked for. */
const withoutGeneralIntents = (text: string, asked: DetectedIntent[]): string =>
  asked
    .filter(({ intent }) => GENERAL_INTENTS.includes(intent))
    .reduce((rest, { phrase }) => rest.replace(phrase, ' '), toLowerText(text));

function remainderOf(
  text: string,
  asked: DetectedIntent[],
  names: string[],
  language: Language,
): string {
  const libraryWords = asked.map(({ phrase }) => phrase).sort((a, b) => b.length - a.length);
  let rest = toLowerText(text);
  for (const words of libraryWords) rest = rest.replace(words, ' ');
  return withoutQuestionWords(rest, names, language).replace(FILLER[language], '').trim();
}

/** What asks is no name, though a thing in some game ends with it: “平台” asks for no platform of a bell. */
const withoutIntentPhrases = (mentions: Mention[], asked: DetectedIntent[]): Mention[] =>
  mentions.filter(
    ({ by, text }) =>
      by !== 'part' || !asked.some(({ phrase }) => normalizeText(phrase) === text.toLowerCase()),
  );

/** A greeting alone is one, though somebody is called so. */
function withoutSmallTalkNames(
  mentions: Mention[],
  asked: DetectedIntent[],
  left: string,
): Mention[] {
  if (asked.length === 0 || left.length > 1) return mentions;
  if (asked.some(({ intent }) => !isConversationIntent(intent))) return mentions;
  return mentions.filter(
    ({ text }) => !asked.some(({ phrase }) => normalizeText(phrase).includes(text.toLowerCase())),
  );
}

const isSelf = ({ subject }: Mention, partner: CharacterFile) =>
  subject.kind === 'partner' && subject.partner.slug === partner.slug;

/** What the talk was last about: what the visitor named, else what the partner spoke of. */
function findTopic(
  earlier: Turn[],
  find: FindMentions,
  partner: CharacterFile,
  preferredSender: Turn['sender'],
): Subject | undefined {
  // In a partner's mouth the name of a studio may be an everyday phrase.
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

/** Reads the last turn of a talk. */
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
