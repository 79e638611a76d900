import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import type { Turn } from '../../reply-provider';
import { detectIntents, type DetectedIntent, type Intent } from './intents/intent';
import type { NearestExample } from './examples';
import type { FindDescribed } from './described';
import { readDiscourse } from './message/discourse';
import { isNameIn, isOfLife } from './message/life';
import { remainderOf } from './message/remainder';
import { withExample } from './message/with-example';
import { withTitles } from './names/with-titles';
import {
  withoutGeneralIntents,
  withoutIntentPhrases,
  withoutSmallTalkNames,
} from './intents/without-intents';
import { readFocus, type Focus } from './focus';
import { readTerms, type Term, type Thesaurus } from './terms';
import type { Mention } from './mentions';
import type { Classifiers } from './classifier/classifiers';
import type { GameQuestion } from './classifier/game-questions';
import { LIFE_CLASSES, type MessageClass } from './classifier/message-classes';
import type { Classification } from './classifier/text-classifier';
import { detectLanguage, normalizeText, toSimplified, normalizeCharacters } from './normalize-text';
import { type Subject, isOfGame } from '../knowledge/knowledge-base';
import type { HelpSection } from '../knowledge/sentences';
import type { FindInside } from './talk/inside';
import { resolveMentions } from './talk/resolve-mentions';
import { readMoods } from './talk/moods';
import {
  MIN_EVERYDAY_SIMILARITY,
  readEveryday,
  readTalkedOf,
  type FindEveryday,
} from './talk/everyday';
import { isSelf, type FindMentions, type Talk } from './talk/subjects';
import { findTopic } from './talk/topic';
import { isMore } from './talk/ellipsis';
import { findByTitle } from './talk/by-title';
import { usesOrdinal, usesPronoun } from './talk/references';

/** What an example means: an intent, or a section of help. */
export type Meaning = { intent: Intent } | { help: HelpSection };

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
  /** Words that carry content, without names. */
  terms: Term[];
  previousTerms: Term[];
  /** Words of the last exchange, which a short question continues. */
  carried: Term[];
  /** Kind of answer that is expected. */
  focus: Focus | undefined;
  /** Intents of the visitor's previous message that did not only ask for more. */
  previousIntents: DetectedIntent[];
  /** What the visitor's last messages were, up to the last one that was something. */
  moodsBefore: Intent[];
  /** Topic of everyday talk, or intent, that the last messages were about. */
  talkedOf: string | undefined;
  /** The topic of everyday talk whose examples the message resembles more than others. */
  everyday: NearestExample<string> | undefined;
  /** Text without names, question words and intent phrases. */
  remainder: string;
  /** The message has no content besides intents, so it refers to the topic. */
  isIntentOnly: boolean;
  /** The message refers to the topic: “it”, “that game”. */
  isReferring: boolean;
  /** The message names the addressed partner. */
  namesPartner: boolean;
  /** What the message asks for or tells, by all its words; nothing in a language that is not learnt. */
  classes: Classification<MessageClass> | undefined;
  /** Reads what the message asks for if it is about a game. */
  readGameQuestion: () => Classification<GameQuestion> | undefined;
  /** Reads the English heading of the section of help that the message asks for if it is about the site. */
  readHelpSection: () => Classification<string> | undefined;
  /** Reads the slug of the partner that the message describes if it asks for one. */
  readDescribedPartner: () => Classification<string> | undefined;
  /** The example that the message resembles most. */
  nearest: NearestExample<Meaning> | undefined;
  /** Finds the help that the message asks for more likely than anything else. */
  findLikelyHelp: () => HelpSection | undefined;
}

/** Minimum length of the remainder for a search in the whole library. */
export const MIN_REMAINDER: Record<Language, number> = { zh: 3, ja: 4, en: 7 };

/** An English clause that begins with a question word or an auxiliary verb. */
const ENGLISH_QUESTION =
  /(?:^|[,;:.!] *)(?:(?:and|so|but|ok|okay|hey|hi|hello|well|please|then|um|also|wait|cool|thanks)[,!.]? +)*(?:what|who|whose|when|where|why|how|which|can|could|do|does|did|is|are|was|were|will|would|should|has|have|(?:is|are|was|were|do|does|did|have|has|can|could|would|will)n'?t (?:i|you|he|she|it|we|they|there|this|that|the|my|your)|any|heard of|tell me|explain|describe|stuck|whats|whos|wheres|hows|whens)\b(?!')|\b(?:which|how many|how much|who's|what's|where's|when's|why's)\b/iu;
const DENSE_QUESTION =
  /[?？]|[吗呢么嘛]$|(?<!没)什么|怎么|啥|谁|哪|多少|(?<![这那好过前])几|还是|是不是|会不会|能不能|有没有|干嘛|咋|为啥|求助|卡在|卡住|过不去|(?<!没|不|敢|想)告诉我(?![老妈爸爷奶姐哥弟妹女男家朋同])|(?![时动])(\p{Script=Han})[不没]\1|介绍|讲讲|说说|越えられ|進めな|詰ま|か$|[はっ](?:て)?$|(?!何(?:べん|[度回])[^、。]{0,8}ても)(?:何|だれ|誰|どこ|いつ|どう|なに|どの)(?![もか])|どれだけ|(?<!\p{Script=Han})なん(?:の|て)(?=.)|なんて(?:言|い[うい]|呼|書|読)|いくら|には$|方法|[りしき]方|仕方|教えて|なぜ|なんで|なん(?:だっけ|だろ|ですか)|どうして|どっち|どちら|どれ|どんな|いくつ|(?:(?<!た)の|(?<![うっ])かな|っけ|ますか|ですか|のは|たら)[?？]*$|ていい[?？]*$|(?:不|没|没有)[?？]*$|多(?:大|高|长|久|远|快|重)|为何|何时|如何|怎|咋|能.{1,12}吗|哪|更|谁/iu;

export const isQuestion = ({ text }: Pick<Question, 'text'>): boolean =>
  DENSE_QUESTION.test(text) || ENGLISH_QUESTION.test(text.trim());

/** A statement that asks for help with it: “I can't see for the smoke”. */
const PROBLEM: Record<Language, RegExp> = {
  zh: /不了|不动|不上|不够|不到|过不去|太(?:难|烦|多|少|快|慢)|好难|总是|老是|老(?=[^师板人家伴公婆爸妈友头乡])|一直|怎么也/u,
  en: /\b(?:can't|cannot|won't|doesn't|don't|keeps?|stuck|driving me|too (?:hard|fast|many|slow)|impossible|no idea)\b/iu,
  ja: /(?:んだけど|ないけど|のに|てくれない|られない|れない|けない|きれない|できない|にくい|わからない|ちゃう|ちゃった)[…。、！!？?]*(?:終わった[?？]*)?$/u,
};

export const statesProblem = ({ text, language }: Pick<Question, 'text' | 'language'>): boolean =>
  PROBLEM[language].test(normalizeCharacters(text));

/** What is needed to understand messages. */
export interface Understanding {
  classifiers: Classifiers;
  findMentions: FindMentions;
  thesaurus: Thesaurus;
  findDescribed: FindDescribed;
  findInside: FindInside;
  findExample: (text: string, language: Language) => NearestExample<Meaning> | undefined;
  findEveryday: FindEveryday;
  findHelp: (text: string, language: Language) => HelpSection | undefined;
  /** Whether messages of a topic only continue what was said before: “really?” */
  continues: (topic: string) => boolean;
}

const REFERENCES: Record<Language, RegExp> = {
  zh: /它|他|她|这(?:个|款|游戏)|那(?:个|款|游戏)|其中|里面|上面说/u,
  en: /\b(?:it|its|he|his|she|her|they|their|(?<!(?:one|ones|thing|game|games) )that|this|there|the game)\b/iu,
  ja: /それ|その|これ|この|あれ|そこ|彼|彼女|あの/u,
};

/** A statement about the visitor's life, or one that goes on about it, describes and misspells no title. */
const tellsLife = (text: string, language: Language, before = ''): boolean =>
  !isQuestion({ text }) &&
  (isOfLife(text, language) || (!isQuestion({ text: before }) && isOfLife(before, language)));

/** Probability from which a statement is about the visitor's life. */
const SURELY_LIFE = 0.7;

/** Similarity from which a message asks for help, whatever it also resembles. */
const MIN_HELP_SIMILARITY = 0.45;

/** Analyzes the last message of a conversation. */
export function readQuestion(
  turns: Turn[],
  page: Language,
  partner: CharacterFile,
  understanding: Understanding,
): Question {
  const { findMentions: find, thesaurus, findExample, findEveryday } = understanding;
  const { findDescribed, findInside } = understanding;
  const written = turns.at(-1)?.text ?? '';
  const language = detectLanguage(written, page);
  const { text, isNewTopic, isCorrection } = readDiscourse(
    language === 'zh' ? toSimplified(written) : written,
    language,
  );
  const termsOf = (part: string, names: string[]) => readTerms(part, names, language, thesaurus);
  const said = detectIntents(text, language);
  const isAboutLife = (message: string, spoken: Language, lifeBefore: string): boolean =>
    tellsLife(message, spoken, lifeBefore) ||
    (!isQuestion({ text: message }) &&
      (understanding.classifiers.messages(message, spoken)?.shareOf(LIFE_CLASSES) ?? 0) >=
        SURELY_LIFE);
  const findInMessage = (message: string, lifeBefore = '') => {
    const spoken = detectLanguage(message, page);
    const mentions = withoutIntentPhrases(find(message), detectIntents(message, spoken));
    return mentions.length > 0 && isAboutLife(message, spoken, lifeBefore)
      ? mentions.filter(isNameIn(message))
      : mentions;
  };
  const earlier = isNewTopic ? [] : turns.slice(0, -1);
  const talk: Talk = { earlier, find: findInMessage, partner };
  const isContinuation = said.some(({ intent }) => intent === 'yes');
  const topic = findTopic(
    isContinuation ? { ...talk, earlier: earlier.slice(-2) } : talk,
    isContinuation ? 'character' : 'user',
  );
  const previous =
    earlier.findLast((turn) => turn.sender === 'user' && !isMore(turn.text, page))?.text ?? '';
  const lifeBefore = topic === undefined ? previous : '';
  const all = findInMessage(text, lifeBefore);
  const named = all.filter((mention) => !isSelf(mention, partner));
  const likely = findExample(text, language);
  const asksHelp =
    likely !== undefined && 'help' in likely.value && likely.similarity >= MIN_HELP_SIMILARITY;
  const isNamed = named.some(({ by }) => by !== 'part');
  const talkedOf = readTalkedOf(earlier, page, understanding);
  const everyday = readEveryday(text, language, likely, findEveryday, talkedOf);
  const isEveryday = everyday !== undefined && everyday.similarity >= MIN_EVERYDAY_SIMILARITY;
  const isOneOfList = topic !== undefined && usesOrdinal(text, language);
  const described =
    isNamed || asksHelp || isEveryday || tellsLife(text, language, lifeBefore) || isOneOfList
      ? undefined
      : findDescribed({ text, language, terms: termsOf(text, []) }, partner);
  const inside =
    topic === undefined || isNamed || !said.some(({ intent }) => intent === 'what')
      ? undefined
      : findInside(termsOf(withoutGeneralIntents(text, said), []), topic, language);
  const titled =
    !isOfGame(topic) || isNamed || !isQuestion({ text }) || usesPronoun(text, language)
      ? undefined
      : findByTitle(termsOf(withoutGeneralIntents(text, said), []), topic, talk, language);
  const own = [described ?? inside ?? titled ?? [], named].flat();
  const before = readDiscourse(previous, detectLanguage(previous, page)).text;
  const lastReply = earlier.findLast(({ sender }) => sender === 'character')?.text ?? '';
  const { found, repeated } = resolveMentions({
    ...{ text, language, own, topic, talk, page },
    asks: isQuestion({ text }),
    isCorrection,
  });
  const whole = repeated ?? text;
  const names = [
    ...found.map((mention) => mention.text),
    ...all.filter((mention) => isSelf(mention, partner)).map((mention) => mention.text),
    ...(repeated === undefined ? [] : findInMessage(whole).map((mention) => mention.text)),
    ...Object.values(partner.name).map(normalizeText),
  ];
  const nearest = found.some(({ by }) => by !== 'part') ? undefined : likely;
  const intents = withExample(detectIntents(whole, language), whole, nearest, topic, language);
  const remainder = remainderOf(whole, intents, names, language);
  const titledText = withTitles(whole, found, language);
  return {
    text: whole,
    language,
    intents,
    previousIntents: detectIntents(before, detectLanguage(before, page)),
    moodsBefore: readMoods(earlier, page, findExample),
    talkedOf,
    everyday: found.some(({ by }) => by !== 'part') ? undefined : everyday,
    mentions: withoutSmallTalkNames(found, intents, remainder),
    topic,
    terms: termsOf(withoutGeneralIntents(whole, intents), names),
    previousTerms: termsOf(before, names),
    carried: termsOf(`${before} ${lastReply}`, names),
    focus: readFocus(whole, language),
    remainder,
    isIntentOnly: remainder.length < 2,
    isReferring: REFERENCES[language].test(text),
    namesPartner: all.length > named.length,
    nearest,
    classes: understanding.classifiers.messages(titledText, language),
    readGameQuestion: () => understanding.classifiers.games(titledText, language),
    readHelpSection: () => understanding.classifiers.help(titledText, language),
    readDescribedPartner: () => understanding.classifiers.partners(titledText, language),
    findLikelyHelp: () => understanding.findHelp(whole, language),
  };
}
