import type { Language } from '@huoban/contracts';
import { detectLanguage, toSimplified } from '../replies/persona/understanding/normalize-text';
import { foldSlot, isReplacedBy, MAX_MEMORIES, MAX_MEMORY_LENGTH, type Memory } from './memory';
import type { ReadMemoryIntent } from './memory-intent';
import { readForgetRequest } from './reading/read-forget-request';
import { readOthers, readOthersAfter } from './reading/read-others';
import { readCorrections, readStatements, type Statement } from './reading/read-statements';
import { statesRestriction } from './restrictions';
import { selectForgotten, selectTopic } from './select-forgotten';
import { statedText } from './stated-text';

/** The memories after a message, and those that the visitor wanted forgotten. */
export interface MemoryUpdate {
  memories: Memory[];
  forgotten: Memory[];
}

export interface GameMention {
  id: string;
  title: string;
}

export interface RememberOptions {
  /** Language of the page. */
  page: Language;
  at: Date;
  /** Games that a message names. */
  findGames: (text: string, language: Language) => GameMention[];
  intentOf: ReadMemoryIntent;
}

const THINGS = /^(?:like|dislike)$/u;

const put = (memories: Memory[], memory: Memory): Memory[] => [
  ...memories.filter((old) => !isReplacedBy(old, memory)),
  memory,
];

function correct(memories: Memory[], line: string, language: Language, at: Date): Memory[] {
  return readCorrections(line, language).reduce(
    (list, { wrong, right }) =>
      list.map((memory) => {
        const from = memory.text.toLowerCase().indexOf(wrong.toLowerCase());
        if (from < 0) return memory;
        const text = `${memory.text.slice(0, from)}${right}${memory.text.slice(from + wrong.length)}`;
        return {
          ...memory,
          text,
          statedAt: at,
          ...(THINGS.test(memory.kind) && { slot: foldSlot(text) }),
        };
      }),
    memories,
  );
}

/** The name of a pet or child in the same message is not the visitor's. */
function withOther(stated: Statement[], line: string, language: Language): Statement[] {
  const other = readOthersAfter(line, language);
  if (other === undefined) return stated;
  return [...stated.filter(({ kind, value }) => kind !== 'name' || value !== other.value), other];
}

/** A fact in the visitor's own words. */
function toFact(line: string, language: Language, at: Date): Memory {
  const text = statedText(line, language).slice(0, MAX_MEMORY_LENGTH);
  return { kind: 'fact', slot: foldSlot(text), text, statedAt: at };
}

/** What is remembered after a message of the visitor. */
export function remember(
  memories: Memory[],
  message: string,
  { page, at, findGames, intentOf }: RememberOptions,
): MemoryUpdate {
  const language = detectLanguage(message, page);
  const plain = language === 'zh' ? toSimplified(message) : message;
  // Keyboards of phones write ’.
  const line = plain.replace(/[’‘]/g, "'");
  const intent = intentOf(line, language);
  const request = readForgetRequest(line, language, intent === 'forget');
  if (request !== undefined) {
    const forgotten = selectForgotten(memories, request);
    return { memories: memories.filter((memory) => !forgotten.includes(memory)), forgotten };
  }
  const { stated: ofVisitor, revoked } = readStatements(line, language);
  const ofOther = readOthers(line, language, memories.at(-1), at);
  const stated = ofOther === undefined ? withOther(ofVisitor, line, language) : [ofOther];
  let kept = correct(memories, line, language, at).filter(
    ({ kind, text }) =>
      !revoked.some(
        ({ kind: revokedKind, about }) =>
          kind === revokedKind && (text.includes(about) || about.includes(text)),
      ),
  );
  for (const { kind, slot, text } of stated) {
    // “I play on a PS5” replaces the platforms stated before.
    if (kind === 'platform' && slot === '') kept = kept.filter((one) => one.kind !== 'platform');
    kept = put(kept, { kind, slot, text, statedAt: at });
  }
  const isStatedOtherwise = intent === 'tell' && stated.every(({ kind }) => kind === 'mood');
  if (
    (isStatedOtherwise || (intent !== 'ask' && statesRestriction(line, language))) &&
    !stated.some(({ kind }) => kind === 'fact')
  )
    kept = put(kept, toFact(line, language, at));
  for (const { id, title } of findGames(line, language))
    kept = put(kept, { kind: 'game', slot: id, text: title, statedAt: at });
  return { memories: kept.slice(-MAX_MEMORIES), forgotten: [] };
}

/** What the given messages say of their author, for conversations that are not stored. */
export const rememberLines = (
  lines: string[],
  page: Language,
  intentOf: ReadMemoryIntent,
): Memory[] =>
  lines.reduce<Memory[]>(
    (memories, line, at) =>
      remember(memories, line, { page, at: new Date(at), findGames: () => [], intentOf }).memories,
    [],
  );

/** Whether a line states something of a kind. */
const states =
  (page: Language) =>
  ({ text }: { text: string }, wanted: string): boolean =>
    readStatements(text, detectLanguage(text, page)).stated.some(
      ({ kind, slot }) => kind === wanted || slot.split(' ')[0] === wanted,
    );

/** The visitor's messages without those about something that they wanted forgotten later. */
export function withoutForgotten(
  lines: string[],
  page: Language,
  intentOf: ReadMemoryIntent,
): string[] {
  let kept: string[] = [];
  for (const line of lines) {
    const language = detectLanguage(line, page);
    const request = readForgetRequest(
      language === 'zh' ? toSimplified(line) : line,
      language,
      intentOf(line, language) === 'forget',
    );
    if (request === undefined) kept.push(line);
    else if (request.scope === 'everything') kept = [];
    else if (request.scope === 'latest') kept.pop();
    else {
      const lines = kept.map((text) => ({ text }));
      const meant = selectTopic(lines, request, states(page)) ?? lines.slice(-1);
      kept = lines.flatMap((one) => (meant.includes(one) ? [] : [one.text]));
    }
  }
  return kept;
}
