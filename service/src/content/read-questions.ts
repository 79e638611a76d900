import { basename, join } from 'node:path';
import { questionsFile } from './content-schema';
import type { Content } from './read-content';
import { parseSource, readFolder } from './sources';
import {
  checkQuestions,
  QUESTION_FOLDERS,
  type QuestionedKind,
  type SubjectQuestions,
} from './subject-questions';

const QUESTIONED = Object.keys(QUESTION_FOLDERS) as QuestionedKind[];

/**
 * Reads the questions that are written about subjects of the content.
 * @throws ContentError when a file is invalid, or a question is about no sentence or several
 */
export async function readQuestions(folder: string, content: Content): Promise<SubjectQuestions[]> {
  const ofKinds = await Promise.all(
    QUESTIONED.map(async (kind) => {
      const sources = await readFolder(join(folder, 'questions', QUESTION_FOLDERS[kind]));
      return sources.map((source) => ({ kind, source }));
    }),
  );
  return ofKinds.flat().map(({ kind, source }) => {
    const slug = basename(source.file, '.json');
    const questions = { ...parseSource(source, questionsFile), kind, slug };
    checkQuestions(source.file, questions, content);
    return questions;
  });
}
