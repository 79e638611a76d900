import type { Language } from '@huoban/contracts';
import type { FaqTexts } from './queries';

export interface Question {
  /** Anchor on the page. */
  id: string;
  question: string;
  answer: string;
  /** Other words for the subject, which visitors may type. */
  words: string;
}

/** All questions in the order of the page. */
export const listQuestions = ({ questions }: Pick<FaqTexts, 'questions'>): Question[] =>
  Object.values(questions).flatMap(withIds);

export const withIds = (group: Record<string, Omit<Question, 'id'>>): Question[] =>
  Object.entries(group).map(([id, question]) => ({ id, ...question }));

/** A question must contain this share of the words. */
const MIN_SHARE = 0.5;
const TITLE_WEIGHT = 2;
/** Words of questions that say nothing about their subject. */
const FUNCTION_WORDS =
  /^(?:[\p{sc=Hiragana}ー]{1,3}|的|了|吗|呢|怎么|怎样|什么|怎么办|我|你|能|可以|有|是|在|会|要|a|an|the|i|my|is|are|do|does|can|how|what|to|of|in|it|for|you|your|and|me)$/u;

/**
 * The questions that a visitor's words are about, the best first; all if the visitor has typed no words.
 * @param text as typed, at most a sentence
 */
export function findQuestions(questions: Question[], text: string, language: Language): Question[] {
  const words = subjectWords(text, language);
  if (words.length === 0) return questions;
  return questions
    .map((question) => ({ question, score: scoreOf(question, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ question }) => question);
}

/** Zero unless enough words occur; occurrences in the question count more than those in the answer. */
function scoreOf({ question, answer, words: synonyms }: Question, words: string[]): number {
  const subject = fold(`${question} ${synonyms}`);
  const body = fold(answer);
  const found = words.filter((word) => subject.includes(word) || body.includes(word));
  if (found.length / words.length < MIN_SHARE) return 0;
  return found.reduce((sum, word) => sum + (subject.includes(word) ? TITLE_WEIGHT : 1), 0);
}

function subjectWords(text: string, language: Language): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(fold(text));
  const words = [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const subjects = words.filter((word) => !FUNCTION_WORDS.test(word));
  return (subjects.length > 0 ? subjects : words).map(withoutPlural);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();
const withoutPlural = (word: string): string => word.replace(/(?<=[a-z]{3})(?:es|s)$/u, '');
