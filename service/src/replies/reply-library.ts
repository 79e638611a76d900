import type { Settings } from '../config/environment';
import { readContent, type Content } from '../content/read-content';
import { readQuestions } from '../content/read-questions';
import type { SubjectQuestions } from '../content/subject-questions';
import { createKnowledge, type Knowledge } from './persona/knowledge/knowledge';
import {
  createClassifiers,
  type Classifiers,
} from './persona/understanding/classifier/classifiers';
import { createVectorReader } from './persona/vectors/word-vectors';
import { readPersonaTexts, type PersonaTexts } from './persona/wording/persona-texts';

/** What replies are made of. */
export interface ReplyLibrary {
  content: Content;
  texts: PersonaTexts;
  classifiers: Classifiers;
  /** The indexes of both, built with the first call; again after a failure. */
  knowledge: () => Promise<Knowledge>;
}

/** @throws ContentError when a content or persona file is malformed */
export async function readReplyLibrary({
  CONTENT_DIR,
  PERSONA_DIR,
  AGREEMENTS_DIR,
}: Pick<Settings, 'CONTENT_DIR' | 'PERSONA_DIR' | 'AGREEMENTS_DIR'>): Promise<ReplyLibrary> {
  const content = await readContent(CONTENT_DIR);
  const texts = await readPersonaTexts(PERSONA_DIR, AGREEMENTS_DIR);
  return createReplyLibrary(content, texts, () => readQuestions(CONTENT_DIR, content));
}

/** The indexes and classifiers of a content and texts; files are read when they are used. */
export function createReplyLibrary(
  content: Content,
  texts: PersonaTexts,
  questionsOf: () => Promise<SubjectQuestions[]>,
): ReplyLibrary {
  let building: Promise<Knowledge> | undefined;
  const readVectors = createVectorReader(texts.vectorsPath);
  const classifiers = createClassifiers(texts.classifiersFolder, content.games, readVectors);
  const build = async () =>
    createKnowledge({ content, questions: await questionsOf(), texts, classifiers, readVectors });
  return {
    content,
    texts,
    classifiers,
    knowledge: () =>
      (building ??= build().catch((error: unknown) => {
        building = undefined;
        throw error;
      })),
  };
}
