import type { Language } from '@huoban/contracts';
import { listQuestions } from './find-questions';
import type { FaqTexts } from './queries';

/** All questions with their answers as structured data. */
export const jsonLd = (language: Language, texts: FaqTexts) => ({
  '@type': 'FAQPage',
  name: texts.title,
  inLanguage: language,
  mainEntity: listQuestions(texts).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
