import type { Language } from '@huoban/contracts';
import { readOptions } from '../message/options';
import type { GameFile } from '../../../../content/content-schema';
import type { Turn } from '../../../reply-provider';
import type { Subject } from '../../knowledge/knowledge-base';
import {
  isSame,
  listSubjects,
  ofOneKind,
  subjectsOfVisitor,
  withoutRepeats,
  type Talk,
} from './subjects';

/** Subjects that a message means without naming them. */
export interface Reference {
  subjects: Subject[];
  /** The referring words. */
  phrase: string;
}

type Position = number | 'other' | 'previous';

const ORDINALS: Record<Language, [position: Position, pattern: RegExp][]> = {
  zh: [
    ['other', /另(?:外)?(?:一)?(?:个|款)(?!游戏)|别的那个/u],
    [0, /第[一1](?:个|款)|前(?:一|面那?)?(?:个|款|者)|头一个|最(?:开始|先)(?:那|的)/u],
    [1, /第[二2](?:个|款)|后(?:一|面那?)?(?:个|款|者)/u],
    [2, /第[三3](?:个|款)/u],
    [-1, /最后(?:那|一)?(?:个|款)/u],
    ['previous', /上(?:一)?(?:个|款)|(?:刚才|之前)(?:那|的那)(?:个|款)/u],
  ],
  en: [
    ['other', /\bthe other(?: one)?\b/iu],
    [0, /\bthe (?:first|1st|former)(?: one| game)?\b/iu],
    [1, /\bthe (?:second|2nd|latter)(?: one| game)?\b/iu],
    [2, /\bthe (?:third|3rd)(?: one| game)?\b/iu],
    [-1, /\bthe last(?: one| game)\b/iu],
    ['previous', /\bthe (?:one before|previous(?: one| game)?|earlier (?:one|game))\b/iu],
  ],
  ja: [
    ['other', /もう(?:片方|一方|(?:一つ|ひとつ|一個|いっこ)の(?:ほう|方|やつ))|(?:別|ほか)のほう/u],
    [0, /最初の|一つ目|ひとつ目|1つ目|前者|(?:一|1)番目/u],
    [1, /二つ目|ふたつ目|2つ目|後(?:の(?:ほう|方|やつ)|ろの(?:ほう|方|やつ)|者)|(?:二|2)番目/u],
    [2, /三つ目|3つ目|(?:三|3)番目/u],
    [-1, /最後の(?:やつ|ほう|方|ゲーム|は|って|が|も)/u],
    ['previous', /(?:さっき|前)の(?:ほう|方|やつ|ゲーム)/u],
  ],
};

/** Words for several subjects of the talk together. */
const GROUP: Record<Language, RegExp> = {
  zh: /[这那它他她][俩仨]|[这那](?:两|二|三|几|些)(?:个|款|位|者)|(?:两|二)(?:个|款|者)(?:里|中|之间|当中|哪|谁|都|相比)|它们|(?<![你我])们(?:俩|两个)|其中|当中/u,
  en: /\b(?:(?:the|those|these) (?:two|three)|(?:which|either|neither|both|one|any) of (?:them|those|these|the two)|both|of the two|between them|compare (?:them|these|those))\b/iu,
  ja: /(?:その|この|あの)(?:二|ふた|2|三|みっ|3)(?:つ|本|人|作)|(?:二|ふた|2|三|みっ|3)つの(?:うち|中|なか)|両方|どっちも|どちらも|(?:その|この)(?:中|なか|うち)/u,
};

/** Compares without saying what: “which is older?” */
const COMPARES: Record<Language, RegExp> = {
  zh: /(?:哪|谁).{0,3}(?:更|比较|出得|先出|早|晚|新|老|长|短|多|少)|更.{1,4}的是哪/u,
  en: /\bwhich(?: one| is)?\b.{0,20}\b(?:newer|older|earlier|later|longer|shorter|bigger|more|fewer|first|last|easier|harder)\b/iu,
  ja: /どっち|どちら|(?:先|後|あと)に(?:出た|始まった|作られた)(?:の|ほう|方)|(?:より)?(?:古い|新しい|早い|長い|短い|大人数の|安い|難しい|簡単な)(?:の|ほう|方)は[?？]*$/u,
};

/** The last subjects that were named together, or one after the other by the visitor. */
function findGroup(talk: Talk, kind: Subject['kind'] | undefined): Subject[] {
  const { earlier } = talk;
  const lastList = earlier.findLastIndex((turn) => ofOneKind(listSubjects(turn, talk)).length > 1);
  const lastNamed = earlier.findLastIndex(
    (turn) => turn.sender === 'user' && listSubjects(turn, talk).length > 0,
  );
  const named = subjectsOfVisitor(talk, kind).slice(-2);
  const list = earlier[lastList];
  if (list !== undefined && (lastList > lastNamed || named.length < 2))
    return ofOneKind(listSubjects(list, talk));
  return named.length > 1 ? named : [];
}

/** “The first one” of a single offer is that; “the first shrine” is not. */
const FIRST_OFFER = /最初のやつ|最初のゲーム|(?:一|1|ひと)つ目のやつ/u;

/** The only game that the talk has named at all. */
function singleOffer(talk: Talk): Subject | undefined {
  const [only, another] = talk.earlier
    .flatMap((turn) => listSubjects(turn, talk))
    .filter((one, at, all) => all.findIndex((other) => isSame(one, other)) === at);
  return another === undefined ? only : undefined;
}

function findOne(position: Position, talk: Talk, topic: Subject | undefined): Subject | undefined {
  const isOther = (one: Subject) => topic === undefined || !isSame(one, topic);
  const lists = [...talk.earlier]
    .reverse()
    .map((turn) => ofOneKind(listSubjects(turn, talk)))
    .filter(({ length }) => length > 1);
  const subjects = lists[0] ?? subjectsOfVisitor(talk, topic?.kind);
  if (position === 'previous')
    return lists[0]?.[0] ?? subjectsOfVisitor(talk, topic?.kind).findLast(isOther);
  if (subjects.length < 2) return undefined;
  return position === 'other' ? subjects.find(isOther) : subjects.at(position);
}

/** The subjects of “the first one”, “the other” and “those two”, and of comparisons without names. */
export function resolveReference(
  text: string,
  language: Language,
  talk: Talk,
  topic: Subject | undefined,
): Reference | undefined {
  const group =
    GROUP[language].exec(text)?.[0] ??
    (readOptions(text, language).length === 0 ? COMPARES[language].exec(text)?.[0] : undefined);
  if (group !== undefined) {
    const subjects = findGroup(talk, topic?.kind);
    if (subjects.length > 1) return { subjects, phrase: group };
  }
  for (const [position, pattern] of ORDINALS[language]) {
    const phrase = pattern.exec(text)?.[0];
    const isOffer = position === 0 && FIRST_OFFER.test(text);
    const subject =
      phrase === undefined
        ? undefined
        : (findOne(position, talk, topic) ?? (isOffer ? singleOffer(talk) : undefined));
    if (phrase !== undefined && subject !== undefined) return { subjects: [subject], phrase };
  }
  return undefined;
}

/** Pronouns for the topic of the talk. */
const PRONOUN: Record<Language, RegExp> = {
  zh: /[它他她](?!们|俩)|[这那](?:个|款)?游戏|[这那]款/u,
  en: /\b(?:its?|he|him|his|she|her|this one|that one|(?:this|that|the) game)\b/iu,
  ja: /それ(?=(?:は|って|も|の|が|を)?[^はってもがをのでじならに、。])|(?:その|この|あの)(?:ゲーム|人|子)|そいつ|(?<!の)彼女?(?=[はがのもって])/u,
};

/** Whether a message means one of several by its place: “the first one”. */
export const usesOrdinal = (text: string, language: Language): boolean =>
  ORDINALS[language].some(([, pattern]) => pattern.test(text));

export const usesPronoun = (text: string, language: Language): boolean =>
  PRONOUN[language].test(text);

/** Those that mean a person. */
const OF_PERSON = /[他她]|\b(?:he|him|his|she|her)\b|人|子|そいつ|彼/iu;

/** The character of the game of the talk that the last exchange was about: one of the visitor's message, or the only one of the reply. */
function findPerson({ earlier, find }: Talk, game: GameFile | undefined): Subject | undefined {
  const lastOf = (sender: Turn['sender']) => {
    const mentions = find(earlier.findLast((turn) => turn.sender === sender)?.text ?? '');
    const subjects = mentions
      .filter(({ by }) => sender === 'user' || by !== 'part')
      .map(({ subject }) => subject)
      .filter((one) => one.kind === 'entity' && one.entity.kind === 'role' && one.game === game);
    return withoutRepeats(subjects);
  };
  const ofReply = lastOf('character');
  return lastOf('user')[0] ?? (ofReply.length === 1 ? ofReply[0] : undefined);
}

/** The topic, or a character of its game, if a pronoun of the message means it. */
export function resolvePronoun(
  text: string,
  language: Language,
  talk: Talk,
  topic: Subject | undefined,
): Reference | undefined {
  const phrase = PRONOUN[language].exec(text)?.[0];
  if (phrase === undefined || topic === undefined) return undefined;
  const person =
    OF_PERSON.test(phrase) && topic.kind === 'game' ? findPerson(talk, topic.game) : undefined;
  return { subjects: [person ?? topic], phrase };
}
