import type { Language } from '@huoban/contracts';

/** What a message does with a partner's memory, whatever its words: tells something to keep, asks for it, takes it back. */
export type MemoryIntent = 'tell' | 'ask' | 'forget';

/** Reads it from a message in a language; `undefined` when it does none of these, or before the language is loaded. */
export type ReadMemoryIntent = (message: string, language: Language) => MemoryIntent | undefined;
