import type { ReadMemoryIntent, MemoryIntent } from '../../../../memory/public';
import type { MessageClassifier } from './classifiers';
import type { MessageClass } from './message-classes';

/** The class of each intent. */
const CLASSES: readonly (readonly [MemoryIntent, MessageClass])[] = [
  ['tell', 'memoryTell'],
  ['ask', 'memoryAsk'],
  ['forget', 'memoryForget'],
];
/** Share of the class among all that a message may be, from which it has the intent. */
const MIN_SHARE = 0.4;

/** Reads what messages do with memory from their classes. */
export const createMemoryIntents =
  ({ messages }: Pick<MessageClassifier, 'messages'>): ReadMemoryIntent =>
  (message, language) => {
    const classes = messages(message, language);
    return CLASSES.find(([, one]) => (classes?.shareOf([one]) ?? 0) >= MIN_SHARE)?.[0];
  };
