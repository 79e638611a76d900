import type { RememberRules } from '../memory/storage/memories';
import type { Log } from '../process/log';
import type { MessageClassifier } from './persona/understanding/classifier/classifiers';
import { createMemoryIntents } from './persona/understanding/classifier/memory-intent';

interface MemoryRulesOptions extends Pick<RememberRules, 'findGames'> {
  classifier: MessageClassifier;
  log: Pick<Log, 'error'>;
}

/** What a stored message changes in memory, read by the classifier of messages, or by patterns alone without it. */
export const createMemoryRules = ({
  classifier,
  findGames,
  log,
}: MemoryRulesOptions): RememberRules => ({
  findGames,
  load: (language) =>
    // A message is stored although its class is unknown.
    classifier.load(language).catch((error: unknown) => {
      log.error('the classifier of messages cannot be read', { language, reason: String(error) });
    }),
  intentOf: createMemoryIntents(classifier),
});
