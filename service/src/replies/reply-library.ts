import { join } from 'node:path';
import type { Content } from '../content/read-content';
import { readQuestions } from '../content/read-questions';
import type { SubjectQuestions } from '../content/subject-questions';
import type { Settings } from '../config/environment';
import { once } from '../process/once';
import { createKnowledge, type Knowledge } from './persona/knowledge/knowledge';
import {
  createClassifiers,
  type Classifiers,
} from './persona/understanding/classifier/classifiers';
import { createVectorReader, VECTORS_FILE } from './persona/vectors/word-vectors';
import { readPersonaTexts, type PersonaTexts } from './persona/wording/persona-texts';

interface ReplyTexts {
  content: Content;
  texts: PersonaTexts;
}

/** What replies are made of. Everything is read when it is first used, and again after a failure. */
export interface ReplyLibrary {
  /** @throws ContentError when a content or persona file is malformed */
  read: () => Promise<ReplyTexts>;
  classifiers: Classifiers;
  /** The indexes of content and texts. */
  knowledge: () => Promise<Knowledge>;
}

interface ReplySources {
  read: () => Promise<ReplyTexts>;
  readQuestions: (content: Content) => Promise<SubjectQuestions[]>;
  /** Folder of the classifiers and word vectors. */
  folder: string;
}

export function createReplyLibrary({
  readQuestions,
  folder,
  ...sources
}: ReplySources): ReplyLibrary {
  const read = once(sources.read);
  const readVectors = createVectorReader(join(folder, VECTORS_FILE));
  const readGames = async () => (await read()).content.games;
  const classifiers = createClassifiers(folder, readGames, readVectors);
  return {
    read,
    classifiers,
    knowledge: once(async () => {
      const { content, texts } = await read();
      const questions = await readQuestions(content);
      return createKnowledge({ content, questions, texts, classifiers, readVectors });
    }),
  };
}

/** The library of the folders in the settings. */
export const openReplyLibrary = (
  {
    CONTENT_DIR,
    PERSONA_DIR,
    AGREEMENTS_DIR,
  }: Pick<Settings, 'CONTENT_DIR' | 'PERSONA_DIR' | 'AGREEMENTS_DIR'>,
  readContent: () => Promise<Content>,
): ReplyLibrary =>
  createReplyLibrary({
    folder: PERSONA_DIR,
    read: async () => ({
      content: await readContent(),
      texts: await readPersonaTexts(PERSONA_DIR, AGREEMENTS_DIR),
    }),
    readQuestions: (content) => readQuestions(CONTENT_DIR, content),
  });
