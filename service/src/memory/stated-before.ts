import type { Language } from '@huoban/contracts';
import type { Turn } from '../replies/reply-provider';
import type { Memory } from './memory';

const PLAYS_ON: Record<Language, (text: string) => string> = {
  zh: (text) => `我用${text}玩`,
  en: (text) => `I play on ${text}`,
  ja: (text) => `${text}で遊んでいる`,
};

/** Remembered platforms as messages, so that a recommendation observes them. */
export const statedBefore = (memories: Memory[], language: Language): Turn[] =>
  memories
    .filter(({ kind }) => kind === 'platform')
    .map(({ text }) => ({ sender: 'user', text: PLAYS_ON[language](text) }));
