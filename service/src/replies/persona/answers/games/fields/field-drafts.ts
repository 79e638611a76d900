import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../../content/content-schema';
import { playerRange } from '../../../knowledge/game-facts';
import { foldTerm } from '../../../understanding/fold-text';
import { isAddressedToPartner } from '../../../understanding/message/addressed';
import {
  readGameField,
  type FieldQuestion,
  type GameField,
} from '../../../understanding/intents/game-field';
import type { GameQuestion } from '../../../understanding/classifier/game-questions';
import { isQuestion, type Question } from '../../../understanding/question';
import {
  normalizeCharacters,
  normalizeText,
  withoutNames,
} from '../../../understanding/normalize-text';
import { draftAboutGame } from '../../game-drafts';
import { ABOUT_SITE } from '../../preferences';
import type { ReplyContext, ReplyDraft } from '../../reply-draft';
import { admitUnknown } from '../../unknown-drafts';
import { gameInQuestion } from '../game-in-question';
import { articleSentences, draftPlaytime, tellsPlaytime, tellsTime } from '../playtime';

/** Content words beside the field, above which the question is about something inside the game. */
const MAX_BESIDE = { named: 2, platforms: 5, age: 5, topic: 2 };

/** Words that say how, when and with whom one would play, or only colour a question. */
const BESIDE =
  /^(?:out|come|came|com|up|exact|actual|long|old|new|year|yr|wich|one|round|lunch|break|half|hour|min|minut|time|shame|nice|cool|great|really|finish|beat|start|rough|whole|total|max|least|most|enough|round|friend|mate|rest|求|求科普|科普|玩意儿|请问|大概|大约|一共|到底|究竟|现在|已经|可惜|真的|顺便|那|得|花|要|把|从|头|尾|遍|局|一局|年|もう|だいたい|結局|ちなみに|そもそも|あれ|やつ)$/u;

/** Asks for another game than the one of the talk. */
const FOR_ANOTHER: Record<Language, RegExp> = {
  zh: /别的|其他|另外|换|推荐|有没有.{0,12}的|有(?:什么|啥|哪些)|给我|找/u,
  en: /\b(?:any(?:thing)?|something|(?<!each )others?|else|another|recommend|one (?:that|for)|ones|games)\b/iu,
  ja: /おすすめ|他に|ほか|別の|やつ(?:は|って)?(?:ある|ない)|のは(?:ある|ない)|何かない|ゲーム(?:ある|ない|は)/u,
};

/** Sentences that tell how teams are made up. */
const TEAM: Record<Language, RegExp> = {
  zh: /[一二三四五六七八]对[一二三四五六七八](?![^，。]*比分)|[每一]队.{0,4}[一二三四五六七八]人/u,
  en: /\b(?:two|three|four|five|six) (?:on|against|to a side|a side|per side|versus) ?|\bteams? of (?:two|three|four|five|six)\b/iu,
  ja: /[一二三四五六七八]対[一二三四五六七八]|[二三四五六]人一組/u,
};

/** “… or do I sit there alone” is another question. */
const SENTENCE_END = /[。！？!?；;…\n]+|(?<=[a-z]{2})\. |(?<= )(?=or (?:do|does|is|am|are|can) )/u;

/** 老老实实 says how. */
const REPEATED = /(?<one>\p{Script=Han})\k<one>(?<two>\p{Script=Han})\k<two>/gu;

/** Words beside the field in the sentence that asks for it: the others say who would play, or why. */
function countBeside(
  { phrase }: FieldQuestion,
  unnamed: string,
  { question }: ReplyContext,
): number {
  const { terms, language } = question;
  const plain = normalizeCharacters(unnamed).toLowerCase();
  const sentence = plain.split(SENTENCE_END).find((one) => one.includes(phrase)) ?? plain;
  const within = foldTerm(sentence.replace(REPEATED, ' '), language);
  const words = foldTerm(phrase, language);
  return terms.filter(
    ({ text }) =>
      !BESIDE.test(text.trim()) && !words.includes(text.trim()) && within.includes(text.trim()),
  ).length;
}

/** Whether the question is not about something inside the game. */
function isOnlyField(
  found: FieldQuestion,
  unnamed: string,
  isNamed: boolean,
  context: ReplyContext,
): boolean {
  const { field } = found;
  const most = field === 'platforms' || field === 'age' ? field : isNamed ? 'named' : 'topic';
  return countBeside(found, unnamed, context) <= MAX_BESIDE[most];
}

/** Fields that the classifier of questions about games finds, with the probability from which they are surely meant. */
const LIKELY_FIELDS: Partial<Record<GameQuestion, { field: GameField; least: number }>> = {
  platform: { field: 'platforms', least: 0.6 },
  players: { field: 'players', least: 0.82 },
  released: { field: 'released', least: 0.6 },
  developer: { field: 'developer', least: 0.6 },
  duration: { field: 'playtime', least: 0.7 },
};

/** Names that may be none, and what no record tells, need the words of a pattern. */
function likelyField({ readGameQuestion, mentions, intents }: Question): GameField | undefined {
  if (mentions.some(({ by }) => by === 'similar' || by === 'part')) return undefined;
  if (intents.some(({ intent }) => intent === 'unknowable')) return undefined;
  const asks = readGameQuestion();
  const likely = asks === undefined ? undefined : LIKELY_FIELDS[asks.best];
  return likely !== undefined && asks !== undefined && asks.shareOf([asks.best]) >= likely.least
    ? likely.field
    : undefined;
}

/** “Can four of us play?” after a request for a game adds to the request. */
const continuesRequest = (field: GameField, { request, question }: ReplyContext): boolean =>
  (field === 'players' || field === 'platforms') &&
  (request.isContinued ||
    (field === 'players' &&
      request.own?.players !== undefined &&
      question.previousIntents.some(({ intent }) => intent === 'recommend')));

/** The number of players, with the sentence that divides them into teams. */
function draftTeam(game: GameFile, context: ReplyContext): ReplyDraft[] {
  const { language } = context;
  const title = game.title[language];
  const text = articleSentences(game, language)
    .concat(game.summary[language])
    .find((sentence) => TEAM[language].test(sentence));
  return draftAboutGame('players', game, context).map((draft) =>
    text === undefined || !('key' in draft)
      ? draft
      : { ...draft, followUp: { key: 'more', values: { title, text } } },
  );
}

const ALONE: Record<Language, RegExp> = {
  zh: /[一1]个?人|自己|一根|独/u,
  en: /\b(?:alone|solo|on my own|by myself)\b/iu,
  ja: /ひとり|[一1]人|ソロ|ぼっち/u,
};

/** One player of a game for several: its article may tell who joins. */
const lacksOthers = (game: GameFile, phrase: string, language: Language): boolean =>
  playerRange(game)[0] > 1 && ALONE[language].test(phrase);

/** Sentences that tell how the young play. */
const YOUNG: Record<Language, RegExp> = {
  zh: /年纪小|小朋友|带孩子|小孩要睡/u,
  en: /\b(?:very young|with a child|real child|small children)\b/iu,
  ja: /小さな子|子どもと|子どもが寝/u,
};

/** No record tells an age; an article may tell how the young play. */
function draftAge(game: GameFile, context: ReplyContext): ReplyDraft[] {
  const { language } = context;
  const text = articleSentences(game, language).find((one) => YOUNG[language].test(one));
  const title = game.title[language];
  return text === undefined
    ? admitUnknown(context, { kind: 'game', game })
    : [{ key: 'unknownAbout', values: { title }, followUp: { key: 'nearest', values: { text } } }];
}

/** The game that a question may ask for a field of, and the question without its name. */
function readTarget(context: ReplyContext) {
  const { question, language } = context;
  const game = gameInQuestion(context);
  if (game === undefined || question.language !== language || ABOUT_SITE.test(question.text))
    return undefined;
  const named = question.mentions.filter(({ by }) => by !== 'part' && by !== 'reference');
  const names = named.map(({ text }) => text);
  const unnamed = withoutNames(
    withoutNames(question.text, names),
    names.map((name) => normalizeText(name)),
  );
  return { game, unnamed, isNamed: named.length > 0 };
}

type Target = NonNullable<ReturnType<typeof readTarget>>;

function draftFieldOf(
  field: GameField,
  phrase: string,
  { game, unnamed, isNamed }: Target,
  context: ReplyContext,
): ReplyDraft[] {
  const { question, language } = context;
  const isOfOther =
    isAddressedToPartner(question) ||
    FOR_ANOTHER[language].test(unnamed) ||
    question.intents.some(({ intent }) => intent === 'recommend');
  if (!isNamed && (isOfOther || continuesRequest(field, context))) return [];
  if (field === 'players' && lacksOthers(game, phrase, language)) return [];
  if (field === 'age') return draftAge(game, context);
  if (field === 'playtime' && !tellsPlaytime(game, language))
    // “How long is it?” has no word by which its texts could answer.
    return !tellsTime(game, language) &&
      question.terms.every(({ text }) => BESIDE.test(text.trim()))
      ? admitUnknown(context, { kind: 'game', game })
      : [];
  if (field === 'playtime') return draftPlaytime(game, context);
  if (field === 'team') return draftTeam(game, context);
  return draftAboutGame(field, game, context);
}

/** Answers a question for a field of the named game, or of the game of the talk, whatever its wording. */
export function draftField(context: ReplyContext): ReplyDraft[] {
  const target = readTarget(context);
  const found = target === undefined ? undefined : readGameField(target.unnamed, context.language);
  return target !== undefined &&
    found !== undefined &&
    isOnlyField(found, target.unnamed, target.isNamed, context)
    ? draftFieldOf(found.field, found.phrase, target, context)
    : [];
}

/** The same for a question in words that no pattern has. */
export function draftLikelyField(context: ReplyContext): ReplyDraft[] {
  const { question } = context;
  const target = readTarget(context);
  const field = likelyField(question);
  // “Is it better than X?” compares.
  const compares =
    target?.isNamed === true && question.topic?.kind === 'game' && question.isReferring;
  if (target === undefined || field === undefined || compares) return [];
  return target.isNamed || isQuestion(question)
    ? draftFieldOf(field, target.unnamed, target, context)
    : [];
}
