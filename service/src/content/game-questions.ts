import { LANGUAGES, type Language } from '@huoban/contracts';
import type { EntityFile, GameFile, QuestionsFile } from './content-schema';
import { ContentError } from './json-file';
import { splitSentences } from './split-sentences';

/** The questions about a game. */
export type GameQuestions = QuestionsFile & { game: string };

interface GameTexts {
  game: GameFile;
  entities: EntityFile[];
}

/** Sentences of the article of a game and of its entities. */
const sentencesOf = ({ game, entities }: GameTexts, language: Language): string[] =>
  [game, ...entities]
    .flatMap((one) => [
      one.summary,
      ...('article' in one ? one.article : one.sections).map(({ body }) => body),
    ])
    .flatMap((text) => splitSentences(text[language], language));

/** @throws ContentError when the excerpt of an answer is in no sentence or in several, or a question is asked for two */
export function checkQuestions(file: string, questions: QuestionsFile, texts: GameTexts): void {
  for (const language of LANGUAGES) {
    const sentences = sentencesOf(texts, language);
    const seen = new Set<string>();
    for (const { answer, asks } of questions[language]) {
      const found = sentences.filter((sentence) => sentence.includes(answer)).length;
      if (found !== 1)
        throw new ContentError(
          `${file}: ${language}: “${answer}” is in ${found === 0 ? 'no sentence' : `${found} sentences`} about the game`,
        );
      for (const ask of asks) {
        if (seen.has(ask))
          throw new ContentError(`${file}: ${language}: “${ask}” is asked for two sentences`);
        seen.add(ask);
      }
    }
  }
}
