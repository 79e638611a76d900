import type { Language } from '@huoban/contracts';
import { detectIntents, type Intent } from '../../replies/persona/understanding/intents/intent';
import { foldSlot, MAX_MEMORY_LENGTH, type Memory, type MemoryKind } from '../memory';
import { CHINESE } from './chinese';
import { ENGLISH } from './english';
import { JAPANESE } from './japanese';
import { PLATFORM_NAME, type FactPattern, type LanguagePatterns } from './language-patterns';

export const PATTERNS: Record<Language, LanguagePatterns> = {
  zh: CHINESE,
  en: ENGLISH,
  ja: JAPANESE,
};

export type Statement = Omit<Memory, 'statedAt'> & {
  /** What the statement says apart from whom it is about: the cat's name, the city. */
  value: string;
};

/** What a message says of its author. `revoked` is no longer true. */
export interface Statements {
  stated: Statement[];
  revoked: { kind: MemoryKind; about: string }[];
}

const MOODS: Intent[] = ['sad', 'tired', 'happy', 'angry', 'lonely', 'sick', 'bored', 'work'];
/** Masked by moderation. */
const MASKED = /\*/u;

/** A promise whose content is in the words before it: “I will call her. I promise.” */
const BARE_PROMISE =
  /^(?:我?(?:向你)?(?:保证|发誓|答应(?:你)?|说定了|说到做到)|(?:it's a |i )?promised?|(?:うん、?)?(?:絶対(?:に)?)?約束(?:する|します|だ|です|ね|よ)*)$/iu;

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;\n])|(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

function trimmed(value: string, { trim }: LanguagePatterns): string {
  let text = value.trim();
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(trim, '').trim();
  }
  return text;
}

function valueOf(match: RegExpExecArray | null): string | undefined {
  const { value, other, place } = match?.groups ?? {};
  return value ?? other ?? place;
}

function readPlatforms(clause: string, patterns: LanguagePatterns): Statement[] {
  if (!patterns.plays.test(clause)) return [];
  const names = [...new Set([...clause.matchAll(PLATFORM_NAME)].map(([name]) => name))];
  if (names.length === 0) return [];
  const text = names.join(', ');
  const slot = patterns.playsAlso.test(clause) ? foldSlot(text) : '';
  return [{ kind: 'platform', slot, text, value: text }];
}

function readThings(
  kind: 'like' | 'dislike',
  clause: string,
  patterns: LanguagePatterns,
): Statement[] {
  const found = valueOf(patterns[kind].exec(clause));
  if (found === undefined) return [];
  return found
    .split(patterns.and)
    .map((thing) => trimmed(thing, patterns))
    .filter((thing) => thing !== '' && thing.length <= 40)
    .map((text) => ({ kind, slot: foldSlot(text), text, value: text }));
}

function readFact(clause: string, facts: FactPattern[], patterns: LanguagePatterns): Statement[] {
  for (const [name, pattern] of facts) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const { noun, verb } = match.groups ?? {};
    const value = trimmed(valueOf(match) ?? noun ?? '', patterns);
    // “My cat is called Mochi” and “my cat is three” are two facts.
    const isName = /名字|叫|名前|called|named|name/iu.test(verb ?? '');
    const slot = foldSlot(
      [
        name,
        noun,
        verb === undefined || isName ? '' : value,
        /^(?:have|can|habit|life|learning)$/u.test(name) ? value : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
    return [{ kind: 'fact', slot, text: clause, value }];
  }
  return [];
}

/** “I don't play on Switch any more.” */
const negatesPlatform = (clause: string, { playsNot }: LanguagePatterns): boolean =>
  clause.search(PLATFORM_NAME) >= 0 && playsNot.test(clause);

function readClause(clause: string, patterns: LanguagePatterns): Statement[] {
  for (const pattern of patterns.name) {
    const name = trimmed(valueOf(pattern.exec(clause)) ?? '', patterns);
    if (name !== '')
      return [
        { kind: 'name', slot: '', text: name, value: name },
        ...readPlatforms(clause, patterns),
      ];
  }
  if (patterns.promise.test(clause))
    return [{ kind: 'promise', slot: foldSlot(clause), text: clause, value: clause }];
  if (negatesPlatform(clause, patterns)) return [];
  const platforms = readPlatforms(clause, patterns);
  if (platforms.length > 0) return platforms;
  const fact = readFact(clause, patterns.factsBeforeLikes, patterns);
  if (fact.length > 0) return fact;
  const dislikes = readThings('dislike', clause, patterns);
  if (dislikes.length > 0) return dislikes;
  const likes = readThings('like', clause, patterns);
  return likes.length > 0 ? likes : readFact(clause, patterns.facts, patterns);
}

/** Reads what a message says of its author. Questions and requests say nothing. */
export function readStatements(message: string, language: Language): Statements {
  const patterns = PATTERNS[language];
  const stated: Statement[] = [];
  const revoked: Statements['revoked'] = [];
  let before = '';
  for (const sentence of splitSentences(message)) {
    let isOwn = false;
    for (const part of sentence.split(patterns.clauses)) {
      const plain = part.trim().replace(patterns.end, '');
      isOwn = patterns.self.test(plain) || (isOwn && patterns.subject !== null);
      const isExcluded =
        patterns.excluded.test(part) ||
        (patterns.partner.test(part) && !patterns.promise.test(plain));
      if (!isOwn || isExcluded || plain.length > MAX_MEMORY_LENGTH || MASKED.test(plain)) continue;
      if (before !== '' && BARE_PROMISE.test(plain)) {
        stated.push({ kind: 'promise', slot: foldSlot(before), text: before, value: before });
        continue;
      }
      before = plain;
      const clause = patterns.self.test(plain) ? plain : `${patterns.subject ?? ''}${plain}`;
      const like = valueOf(patterns.likeNoMore.exec(clause));
      const dislike = valueOf(patterns.dislikeNoMore.exec(clause));
      if (like !== undefined) revoked.push({ kind: 'like', about: trimmed(like, patterns) });
      else if (dislike !== undefined)
        revoked.push({ kind: 'dislike', about: trimmed(dislike, patterns) });
      else if (negatesPlatform(clause, patterns))
        for (const [about] of clause.matchAll(PLATFORM_NAME))
          revoked.push({ kind: 'platform', about });
      else {
        const former = trimmed(valueOf(patterns.factNoMore.exec(clause)) ?? '', patterns);
        if (former !== '') revoked.push({ kind: 'fact', about: former });
        else stated.push(...readClause(clause, patterns));
      }
    }
  }
  const isMood = detectIntents(message, language).some(({ intent }) => MOODS.includes(intent));
  const mood = message.trim();
  if (isMood && stated.length === 0 && mood.length <= 60 && !/[?？*]/u.test(mood))
    stated.push({ kind: 'mood', slot: '', text: mood, value: mood });
  return { stated, revoked };
}

/** “Not `wrong` but `right`”, without the words around the two. */
export function readCorrections(
  message: string,
  language: Language,
): { wrong: string; right: string }[] {
  const { corrections, correctionPrefix, trim } = PATTERNS[language];
  const clean = (text = '') => text.trim().replace(correctionPrefix, '').replace(trim, '').trim();
  return splitSentences(message).flatMap((sentence) => {
    for (const pattern of corrections) {
      const groups = pattern.exec(sentence.replace(/[。.!！]+$/u, ''))?.groups;
      const [wrong, right] = [clean(groups?.wrong), clean(groups?.right)];
      if (wrong !== '' && right !== '') return [{ wrong, right }];
    }
    return [];
  });
}
