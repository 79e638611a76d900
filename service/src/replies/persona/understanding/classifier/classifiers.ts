import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { oncePerLanguage } from '../../knowledge/once-per-language';
import { createVectorReader, VECTORS_FILE, type ReadVectors } from '../../vectors/word-vectors';
import { CLASSIFIER_FILES } from './classifier-files';
import type { GameQuestion } from './game-questions';
import type { MessageClass } from './message-classes';
import { createFeatureReader, type ReadFeatures } from './message-features';
import { createTextClassifier, type TextClassifier } from './text-classifier';

export interface MessageClassifier {
  /** Reads the weights of a language, once. */
  load: (language: Language) => Promise<void>;
  messages: TextClassifier<MessageClass>['classify'];
}

export interface Classifiers extends MessageClassifier {
  games: TextClassifier<GameQuestion>['classify'];
  /** Labels are the English headings of the sections. */
  help: TextClassifier<string>['classify'];
  /** Labels are the slugs of the partners. */
  partners: TextClassifier<string>['classify'];
}

/** All classifiers read the features of a message one after another. */
const MAX_CACHED = 10;

/** Reads features once for all classifiers. */
const shared = (read: ReadFeatures): ReadFeatures =>
  oncePerLanguage(async (language) => {
    const cache = new LRUCache({ max: MAX_CACHED, memoMethod: await read(language) });
    return (text: string) => cache.memo(text);
  });

/** What memory needs to know of a message, from the files in a folder. */
export function createMessageClassifier(
  folder: string,
  readGames: () => Promise<GameFile[]>,
): MessageClassifier {
  const readVectors = createVectorReader(join(folder, VECTORS_FILE));
  const readFeatures = createFeatureReader(readGames, readVectors);
  const path = join(folder, CLASSIFIER_FILES.messages);
  const { load, classify } = createTextClassifier<MessageClass>(path, readFeatures);
  return { load, messages: classify };
}

/** The classifiers of messages, from the files in a folder. */
export function createClassifiers(
  folder: string,
  readGames: () => Promise<GameFile[]>,
  readVectors: ReadVectors,
): Classifiers {
  const readFeatures = shared(createFeatureReader(readGames, readVectors));
  const create = <Label extends string>(file: string) =>
    createTextClassifier<Label>(join(folder, file), readFeatures);
  const ofMessages = create<MessageClass>(CLASSIFIER_FILES.messages);
  const ofGames = create<GameQuestion>(CLASSIFIER_FILES.games);
  const ofHelp = create<string>(CLASSIFIER_FILES.help);
  const ofPartners = create<string>(CLASSIFIER_FILES.partners);
  return {
    load: async (language) => {
      await Promise.all(
        [ofMessages, ofGames, ofHelp, ofPartners].map(({ load }) => load(language)),
      );
    },
    messages: ofMessages.classify,
    games: ofGames.classify,
    help: ofHelp.classify,
    partners: ofPartners.classify,
  };
}
