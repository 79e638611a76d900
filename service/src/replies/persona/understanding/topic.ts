import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import type { Turn } from '../../reply-provider';
import { nameOf, type Subject } from '../knowledge/knowledge-base';
import type { Mention } from './mentions';
import { detectLanguage } from './normalize-text';

type FindMentions = (text: string) => Mention[];

const isSelf = ({ subject }: Mention, partner: CharacterFile) =>
  subject.kind === 'partner' && subject.partner.slug === partner.slug;

/** A game that a partner offers when it does not know an answer is not the topic. */
const isAdmission = ({ sender, text }: Turn): boolean =>
  sender === 'character' &&
  /不知道|不清楚|don[’']t know|do not know|知らな|分からな|知りません|存じません|知らん|分からん/u.test(
    text,
  );

/** Mentions of a turn that may be a topic. In replies the name of a studio may be an everyday phrase. */
const mentionsOf = (turn: Turn, find: FindMentions, partner: CharacterFile): Mention[] =>
  find(turn.text).filter(
    (mention) =>
      !isSelf(mention, partner) &&
      (turn.sender === 'user' ||
        ((mention.by === 'name' || mention.by === 'part') && mention.subject.kind !== 'studio')),
  );

/** Subjects in the order in which a turn names them by their full names. */
function listSubjects(turn: Turn, find: FindMentions, partner: CharacterFile): Subject[] {
  const named = mentionsOf(turn, find, partner)
    .filter(({ by }) => by !== 'part')
    .sort((a, b) => a.at - b.at);
  const unique = new Map(named.map(({ subject }) => [nameOf(subject, 'zh'), subject]));
  return [...unique.values()];
}

/** The games of a list, without the partner that plays them, or whatever else it has most of. */
function ofOneKind(subjects: Subject[]): Subject[] {
  const groups = subjects.map(({ kind }) => subjects.filter((one) => one.kind === kind));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

/** What “the first one” of a visitor meant. */
function findOrdinal(
  turn: Turn | undefined,
  earlier: Turn[],
  find: FindMentions,
  partner: CharacterFile,
): Subject | undefined {
  if (turn?.sender !== 'user') return undefined;
  const language = detectLanguage(turn.text, 'en');
  return resolveOrdinal(turn.text, language, { earlier, topic: undefined }, find, partner)?.subject;
}

/** Last subject of the conversation: preferably one that the visitor mentioned. */
export function findTopic(
  earlier: Turn[],
  find: FindMentions,
  partner: CharacterFile,
  preferredSender: Turn['sender'],
): Subject | undefined {
  const findSubject = (turn: Turn | undefined): Subject | undefined => {
    if (turn === undefined || (preferredSender === 'user' && isAdmission(turn))) return undefined;
    return turn.sender === 'character'
      ? (listSubjects(turn, find, partner)[0] ?? mentionsOf(turn, find, partner)[0]?.subject)
      : mentionsOf(turn, find, partner)[0]?.subject;
  };
  for (let at = earlier.length - 1; at >= 0; at -= 1) {
    const turn = earlier[at];
    const before = earlier[at - 1];
    const isAnswer = turn?.sender === 'character' && before?.sender === 'user';
    // Of several games that the visitor named, the reply names the one that it is about first.
    const namedSeveral = isAnswer && listSubjects(before, find, partner).length > 1;
    const order = isAnswer && preferredSender === 'user' && !namedSeveral ? [before, turn] : [turn];
    for (const one of order) {
      const subject = findSubject(one) ?? findOrdinal(one, earlier.slice(0, at), find, partner);
      if (subject !== undefined) return subject;
    }
  }
  return undefined;
}

const ORDINALS: Record<Language, [position: number | 'other', pattern: RegExp][]> = {
  zh: [
    ['other', /另(?:外)?(?:一)?(?:个|款)(?!游戏)|别的那个/u],
    [0, /第一(?:个|款)|前(?:一)?(?:个|款|者)|头一个|最(?:开始|先)(?:那|的)/u],
    [1, /第二(?:个|款)|后(?:一)?(?:个|款|者)/u],
    [2, /第三(?:个|款)/u],
    [-1, /最后(?:一)?(?:个|款)/u],
  ],
  en: [
    ['other', /\bthe other(?: one)?\b/iu],
    [0, /\bthe (?:first|former)(?: one| game)?\b/iu],
    [1, /\bthe (?:second|latter)(?: one| game)?\b/iu],
    [2, /\bthe third(?: one| game)?\b/iu],
    [-1, /\bthe last(?: one)\b/iu],
  ],
  ja: [
    ['other', /もう(?:片方|一方|(?:一つ|ひとつ|一個|いっこ)の(?:ほう|方|やつ))|(?:別|ほか)のほう/u],
    [0, /最初の|一つ目|ひとつ目|前(?:の(?:ほう|方|やつ)|者)|一番目/u],
    [1, /二つ目|ふたつ目|後(?:の(?:ほう|方|やつ)|ろの(?:ほう|方|やつ)|者)|二番目/u],
    [2, /三つ目|三番目/u],
    [-1, /最後の(?:やつ|ほう|方)/u],
  ],
};

export interface Reference {
  subject: Subject;
  /** The referring words. */
  phrase: string;
}

/** The subject of “the first one” or “the other”, among those that the last turn with several names. */
export function resolveOrdinal(
  text: string,
  language: Language,
  { earlier, topic }: { earlier: Turn[]; topic: Subject | undefined },
  find: FindMentions,
  partner: CharacterFile,
): Reference | undefined {
  for (const [position, pattern] of ORDINALS[language]) {
    const phrase = pattern.exec(text)?.[0];
    if (phrase === undefined) continue;
    for (const turn of [...earlier].reverse()) {
      const subjects = ofOneKind(listSubjects(turn, find, partner));
      if (subjects.length < 2) continue;
      const current = topic === undefined ? undefined : nameOf(topic, 'zh');
      const subject =
        position === 'other'
          ? subjects.find((one) => nameOf(one, 'zh') !== current)
          : subjects.at(position);
      return subject === undefined ? undefined : { subject, phrase };
    }
  }
  return undefined;
}

const ELLIPSIS: Record<Language, RegExp> = {
  zh: /呢[?？。]*$/u,
  en: /^(?:and|what about|how about|same for)\b/iu,
  ja: /(?:は|のは)[?？。]*$/u,
};

/** Whether a message leaves out its question and so repeats the one before: “and the second?” */
export const isElliptical = (text: string, language: Language): boolean =>
  ELLIPSIS[language].test(text.trim());
