import type { Language } from '@huoban/contracts';
import type { Turn } from '../../../reply-provider';
import { detectLanguage } from '../normalize-text';
import type { Understanding } from '../question';

/** Earlier messages that show what a talk is about. */
const MAX_BACK = 3;

/** What the visitor's last messages were, the newest first. */
export const readClasses = (earlier: Turn[], page: Language, { classifiers }: Understanding) =>
  earlier
    .flatMap(({ sender, text }) => (sender === 'user' ? [text] : []))
    .slice(-MAX_BACK)
    .reverse()
    .flatMap((text) => classifiers.messages(text, detectLanguage(text, page)) ?? []);
