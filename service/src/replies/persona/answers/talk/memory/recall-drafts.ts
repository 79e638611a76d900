import type { Language } from '@huoban/contracts';
import { asksForKind, findRestriction, findSaid } from '../../../../../memory/public';
import { detectIntents, isLibraryIntent } from '../../../understanding/intents/intent';
import { foldText } from '../../../understanding/fold-text';
import { isAddressedToPartner } from '../../../understanding/message/addressed';
import { isQuestion } from '../../../understanding/question';
import type { Mention } from '../../../understanding/mentions';
import { containsTerm } from '../../../understanding/terms';
import { nameOf } from '../../../knowledge/knowledge-base';
import { resemblesHelp } from '../../example-drafts';
import { isSureRequest } from '../../games/sure-request';
import { draftConversation } from '../../conversation-drafts';
import {
  draftLatestKept,
  draftOthersNoted,
  draftIntroduced,
  draftMemory,
  draftNoted,
} from '../../memory-drafts';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';
import {
  asksOwnWords,
  draftStatedToKnow,
  findLikelyStatement,
  mayAskOwnWords,
  surelyAsksOwnWords,
} from './own-words';

/** Questions about what the visitor has said of themselves. */
const ASKS_OWN_WORDS =
  /我.{0,8}(?:说过|提过|讲过|告诉过|来着)|(?<![不别].{0,4})(?:还)?记得我|我.{1,10}(?:还)?记得(?:吗|么)|我(?:最)?(?:喜欢|讨厌|爱|怕|用|养|住|在)(?:的是)?.{0,4}(?:什么|哪|啥|谁)|我(?:女儿|儿子|妈|爸|猫|狗|老婆|老公|弟弟|妹妹).{0,4}(?:多大|几岁|叫什么)|\b(?:what|which|where|who|how old|when)\b.{0,24}\b(?:am i|is my|was my|are my|do i (?:love|like|hate|play|live|use|own|have|study|work)|(?<!\b(?:should|could|can|shall|may|might|would) )i (?:love|hate|like|said|told(?! (?:him|her|them|my|the)\b)|mentioned|play|use)|did i (?:say|tell|mention))\b|\bdo you remember (?:what|where|which|how|my)\b|(?:私|僕|俺|わたし|ぼく|うち)(?:の|は|が|って).{0,14}(?:っけ|言った|覚えて)|(?:[だたるい]っけ|って言った(?:っけ)?|覚えてる)[?？。]*$/iu;
const ASKS_TOPIC =
  /(?:聊|说|讲|谈)到(?:哪|什么)|刚才(?:在)?(?:聊|说|讲)(?:的)?(?:什么|啥|哪)|\bwhat (?:were|are) we (?:talking|chatting) about\b|\bwhere were we\b|何の話(?:を)?して|(?:なん|何)の話だっけ|どこまで話/iu;
/** Questions about what belongs to the visitor. */
const ASKS_OWN_THINGS = /我(?:的|家|那)|\bmy\b|(?:うち|私|わたし|僕|ぼく|俺)の/iu;
/** “Do you like dogs?” in Japanese leaves out whose taste is meant. */
const ASKS_TASTE = /(?:好き|嫌い|きらい|苦手)(?:な(?:の|ん)(?:ですか)?|ですか)?[?？]+$/u;
const ASKS_FIRST_LINE =
  /第一(?:句|个|次)?.{0,6}(?:问|说)|(?:最(?:开始|早|先)|一开始).{0,6}(?:问|说)|\bfirst\b.{0,24}\bi (?:ask|said|say|wr[oi]te)|\bdid i (?:first )?(?:ask|say)\b.{0,12}\bfirst\b|(?:最初|一番初め|はじめ)に?.{0,8}(?:聞い|言っ|話し|質問)/iu;
const ASKS_LAST_LINE =
  /(?:刚才|刚刚|上一句|前面).{0,4}我?.{0,4}(?:问|说)(?:的|了)?(?:是)?(?:什么|啥)|\bwhat did i (?:just|last) (?:ask|say)|\bi just (?:ask|said)\b.{0,8}\?|(?:さっき|今)(?:私|僕|俺)?(?:が|は)?(?:何|なん).{0,4}(?:聞い|言っ)/iu;
/** “What was it again?” in Japanese asks for anything; these say that the visitor said it. */
const SAID_BEFORE = /言っ|話し|教え|覚え/u;
/** “The first one” is a game, “the first thing” a line. */
const NAMES_GAME = /款|个叫|\b(?:one|game)\b|やつ|ゲーム/iu;
const PERSONAL = /我|\b(?:i|i'm|i've|my|me)\b|私|僕|俺|わたし|ぼく|うち/iu;

/** Shorter lines such as “yes” tell nothing. */
const MIN_STATEMENT: Record<Language, number> = { zh: 4, en: 9, ja: 5 };

/** The visitor's name, if they gave it. */
function findName({ earlierLines, language }: ReplyContext): string | undefined {
  const names = earlierLines.flatMap((line) =>
    detectIntents(line, language)
      .filter(({ intent }) => intent === 'visitorName')
      .flatMap(({ about }) => about ?? []),
  );
  return names.at(-1);
}

const isRequest = (line: string, language: Language): boolean =>
  detectIntents(line, language).some(
    ({ intent }) => intent === 'recommend' || (isLibraryIntent(intent) && intent !== 'platforms'),
  );

/** What the talk is about: a game, or the last that the visitor told. */
function draftTalkedOf({ question, earlierLines, language }: ReplyContext): ReplyDraft[] {
  if (question.topic !== undefined)
    return [{ key: 'recallTopic', values: { title: nameOf(question.topic, language) } }];
  const statements = earlierLines.filter(
    (line) => !isQuestion({ text: line }) && line.trim().length >= MIN_STATEMENT[language],
  );
  const text = statements.at(-1) ?? earlierLines.at(-1);
  return text === undefined ? [{ key: 'nothingYet' }] : [{ key: 'recall', values: { text } }];
}

const isNamedGame = ({ by, subject }: Mention): boolean =>
  by !== 'part' && by !== 'reference' && subject.kind === 'game';

/** Answers a question for the visitor's own words, and one to which something that they said matters. */
function draftSaid(context: ReplyContext): ReplyDraft[] {
  const { question, earlierLines, sentences, language } = context;
  const limit = findRestriction(earlierLines, question);
  if (limit !== undefined) return [{ key: 'mindful', values: { text: limit } }];
  if (question.mentions.some(isNamedGame)) return [];
  const isKnown = (word: string) => sentences.isKnown(word, language);
  const said = findSaid(earlierLines, question, isKnown, mayAskOwnWords(context));
  return said === undefined ? [] : [{ key: 'recall', values: { text: said } }];
}

/** Answers questions about the conversation itself from what the visitor wrote in it. */
export function draftRecall(context: ReplyContext): ReplyDraft[] {
  const { question, language, earlierLines } = context;
  const known = draftMemory(context);
  if (known.length > 0) return known;
  const ofOther = draftOthersNoted(context);
  if (ofOther.length > 0) return ofOther;
  const intents = question.intents.map(({ intent }) => intent);
  // “I love cats” is not said to the partner.
  if (intents.includes('love') && !isQuestion(question)) {
    const liked = draftNoted(context, ['like']);
    if (liked.length > 0) return liked;
  }
  const introduced = draftIntroduced(context);
  const asksForGame = isSureRequest(context);
  // “I'm Tom, what do you recommend?” asks for more.
  if (
    introduced.length > 0 &&
    !asksForGame &&
    (!intents.includes('visitorName') || !isQuestion(question))
  )
    return introduced;
  if (intents.includes('visitorName') && introduced.length === 0) {
    const noted = draftNoted(context, ['fact']);
    if (noted.length > 0) return noted;
  }
  if (intents.includes('visitorUnknown')) {
    const name = findName(context);
    const asksName = /名|叫|name|call|who am i|谁|だれ|誰/iu.test(question.text);
    if (name !== undefined && asksName) return [{ key: 'recallName', values: { about: name } }];
    // “Who am I in this story?” is about the story.
    if (asksName && question.isIntentOnly && question.topic === undefined)
      return draftConversation('visitorUnknown', context);
  }
  const [first] = earlierLines;
  const last = earlierLines.at(-1);
  const asksLines = question.mentions.length === 0 || !NAMES_GAME.test(question.text);
  if (asksLines && first !== undefined && ASKS_FIRST_LINE.test(question.text))
    return [{ key: 'recall', values: { text: first } }];
  if (asksLines && last !== undefined && ASKS_LAST_LINE.test(question.text))
    return [{ key: 'recall', values: { text: last } }];
  if (ASKS_TOPIC.test(question.text)) return draftTalkedOf(context);
  const said = draftSaid(context);
  if (said.length > 0) return said;
  const stated = draftStatedToKnow(context);
  if (stated.length > 0) return stated;
  const asks = asksOwnWords(context) && !resemblesHelp(context);
  if (!asks && (question.mentions.length > 0 || resemblesHelp(context))) return [];
  const asksWords =
    asks || ASKS_OWN_WORDS.test(question.text) || intents.includes('visitorUnknown');
  if (ASKS_TASTE.test(question.text) && !ASKS_OWN_THINGS.test(question.text)) return [];
  const asksThings = ASKS_OWN_THINGS.test(question.text) || question.topic === undefined;
  if (!asksWords && (!asksThings || isAddressedToPartner(question) || question.namesPartner))
    return [];
  const isOwn = PERSONAL.test(question.text) || SAID_BEFORE.test(question.text);
  const statements = earlierLines
    .filter((line) => !isQuestion({ text: line }) && !isRequest(line, language))
    .map((text, at) => {
      const folded = foldText(text, language);
      const shared = question.terms.filter((term) => containsTerm(folded, term));
      return { text, at, score: shared.length };
    })
    .filter(
      ({ score, text }) =>
        score > 0 || (!asks && (language === 'ja' ? isOwn : PERSONAL.test(text))),
    )
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const [best] = statements;
  const isAll = best !== undefined && best.score > 0 && best.score === question.terms.length;
  if (!asksWords && !(isAll && isQuestion(question))) return [];
  if (best !== undefined) return [{ key: 'recall', values: { text: best.text } }];
  if (!asks) return [];
  if (!asksForKind(question)) {
    const kept = draftLatestKept(context);
    if (kept.length > 0) return kept;
  }
  const likely = findLikelyStatement(context);
  if (likely !== undefined) return [{ key: 'recall', values: { text: likely } }];
  // “Will you remember me?” asks for nothing that was said.
  const asksBack = ASKS_OWN_WORDS.test(question.text) || asksForKind(question);
  return (asksBack && isQuestion(question)) || surelyAsksOwnWords(context)
    ? [{ key: 'notStated' }]
    : [];
}
