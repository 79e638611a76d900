import { LANGUAGES, type Language } from '@huoban/contracts';
import { foldText } from '../replies/persona/understanding/fold-text';
import { detectLanguage, toSimplified } from '../replies/persona/understanding/normalize-text';
import { sharedBeings } from './beings';
import { foldSlot, isReplacedBy, MAX_MEMORIES, MAX_MEMORY_LENGTH, type Memory } from './memory';
import { readForgetRequest, type ForgetRequest } from './reading/read-forget-request';
import { readOthers, readOthersAfter } from './reading/read-others';
import { readCorrections, readStatements, type Statement } from './reading/read-statements';
import { statesRestriction } from './restrictions';

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
}

const THINGS = /^(?:like|dislike)$/u;

/** Memories that a request to forget means. A topic means its words first, else the kind that it names. */
export function selectForgotten(memories: Memory[], request: ForgetRequest): Memory[] {
  if (request.scope === 'everything') return memories;
  if (request.scope === 'latest') {
    const last = Math.max(...memories.map(({ statedAt }) => statedAt.getTime()));
    return memories.filter(({ statedAt }) => statedAt.getTime() === last);
  }
  const { words, kinds, about } = request;
  const ofKind = memories.filter(
    ({ kind, slot }) =>
      kinds.includes(kind) || kinds.some((one) => kind === 'fact' && slot.split(' ')[0] === one),
  );
  const ofBeing = memories.filter(({ text }) => sharedBeings(text, about) > 0);
  // “Forget the name of my bird” does not mean the visitor's own.
  if (words.length === 0) return ofBeing.length > 0 ? ofBeing : ofKind;
  const found = memories
    .map((memory) => ({ memory, count: words.filter((word) => contains(memory, word)).length }))
    .filter(({ count }) => count > 0);
  if (found.length === 0) return ofBeing;
  const most = Math.max(...found.map(({ count }) => count));
  return found.filter(({ count }) => count === most).map(({ memory }) => memory);
}

/** Memories may be stated in another language than the request. */
export const contains = ({ text }: Pick<Memory, 'text'>, word: string): boolean =>
  LANGUAGES.some((language) => foldText(text, language).includes(word));

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
const toFact = (line: string, at: Date): Memory => ({
  kind: 'fact',
  slot: foldSlot(line),
  text: line.trim().slice(0, MAX_MEMORY_LENGTH),
  statedAt: at,
});

/** What is remembered after a message of the visitor. */
export function remember(
  memories: Memory[],
  message: string,
  { page, at, findGames }: RememberOptions,
): MemoryUpdate {
  const language = detectLanguage(message, page);
  const plain = language === 'zh' ? toSimplified(message) : message;
  // Keyboards of phones write ’.
  const line = plain.replace(/[’‘]/g, "'");
  const request = readForgetRequest(line, language);
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
  if (statesRestriction(line, language) && !stated.some(({ kind }) => kind === 'fact'))
    kept = put(kept, toFact(line, at));
  for (const { id, title } of findGames(line, language))
    kept = put(kept, { kind: 'game', slot: id, text: title, statedAt: at });
  return { memories: kept.slice(-MAX_MEMORIES), forgotten: [] };
}

/** What the given messages say of their author, for conversations that are not stored. */
export const rememberLines = (lines: string[], page: Language): Memory[] =>
  lines.reduce<Memory[]>(
    (memories, line, at) =>
      remember(memories, line, { page, at: new Date(at), findGames: () => [] }).memories,
    [],
  );

/** Lines that have not all words of a topic, and speak of no being of it. */
const withoutTopic = (
  lines: string[],
  { words, about }: Extract<ForgetRequest, { scope: 'topic' }>,
): string[] =>
  lines.filter(
    (text) =>
      sharedBeings(text, about) === 0 &&
      (words.length === 0 || !words.every((word) => contains({ text }, word))),
  );

/** The visitor's messages without those about something that they wanted forgotten later. */
export function withoutForgotten(lines: string[], page: Language): string[] {
  let kept: string[] = [];
  for (const line of lines) {
    const language = detectLanguage(line, page);
    const request = readForgetRequest(language === 'zh' ? toSimplified(line) : line, language);
    if (request === undefined) kept.push(line);
    else if (request.scope === 'everything') kept = [];
    else if (request.scope === 'latest') kept.pop();
    else if (request.words.length > 0 || kept.some((text) => sharedBeings(text, request.about) > 0))
      kept = withoutTopic(kept, request);
    else
      kept = kept.filter(
        (text) =>
          !readStatements(text, detectLanguage(text, page)).stated.some(
            ({ kind, slot }) =>
              request.kinds.includes(kind) || request.kinds.includes(slot.split(' ')[0] ?? ''),
          ),
      );
  }
  return kept;
}
