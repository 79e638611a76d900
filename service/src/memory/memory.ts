export const MEMORY_KINDS = [
  'name',
  'platform',
  'like',
  'dislike',
  'fact',
  'game',
  'promise',
  'mood',
] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

/** What a partner remembers of a visitor. */
export interface Memory {
  kind: MemoryKind;
  /** A later statement with the same kind and slot replaces this one. */
  slot: string;
  /** A name, a thing, the title of a game, or the visitor's own words. */
  text: string;
  statedAt: Date;
}

/** Per visitor and partner; the oldest ones beyond are dropped. */
export const MAX_MEMORIES = 100;
/** UTF-16 units of a memory's text. */
export const MAX_MEMORY_LENGTH = 120;

export const foldSlot = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
    .slice(0, 80);

/** Whether a memory is of a kind, or a fact whose slot begins with it, such as `job`. */
export const isOfKind = ({ kind, slot }: Pick<Memory, 'kind' | 'slot'>, wanted: string): boolean =>
  kind === wanted || (kind === 'fact' && slot.split(' ')[0] === wanted);

/** One memory per slot; a like and a dislike of the same thing exclude each other. */
export const isReplacedBy = (old: Memory, { kind, slot }: Pick<Memory, 'kind' | 'slot'>): boolean =>
  old.slot === slot &&
  (old.kind === kind ||
    (old.kind === 'like' && kind === 'dislike') ||
    (old.kind === 'dislike' && kind === 'like'));
