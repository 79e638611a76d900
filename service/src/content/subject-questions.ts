import { LANGUAGES, type Language } from '@huoban/contracts';
import type { StoryFile } from '../quests/story-file';
import type {
  ActivityFile,
  CharacterFile,
  EntityFile,
  GameFile,
  QuestionsFile,
} from './content-schema';
import { ContentError } from './json-file';
import { splitSentences } from './split-sentences';

/** What questions are written about, with the folder of the files in `content/questions`. */
export const QUESTION_FOLDERS = {
  game: 'games',
  partner: 'partners',
  activity: 'activities',
  story: 'stories',
} as const;

export type QuestionedKind = keyof typeof QUESTION_FOLDERS;

/** The questions about a game and its entities, a partner, an activity or a story. */
export type SubjectQuestions = QuestionsFile & { kind: QuestionedKind; slug: string };

interface Subjects {
  games: GameFile[];
  entities: (EntityFile & { game: string })[];
  characters: CharacterFile[];
  activities: ActivityFile[];
  stories: StoryFile[];
}

type Localized = Record<Language, string>;

interface Texts {
  /** Of several sentences. */
  texts: Localized[];
  /** Counted as one sentence each. */
  sentences?: Localized[];
}

const textsOfGame = (game: GameFile, entities: Subjects['entities']): Texts => ({
  texts: [
    game.summary,
    ...game.article.map(({ body }) => body),
    ...entities
      .filter((entity) => entity.game === game.slug)
      .flatMap(({ summary, sections }) => [summary, ...sections.map(({ body }) => body)]),
  ],
});

const textsOfPartner = ({ bio, knowledge, line }: CharacterFile): Texts => ({
  texts: [bio],
  sentences: [...knowledge, line],
});

const textsOfActivity = ({ summary, body, steps, rewards }: ActivityFile): Texts => ({
  texts: [summary, body, ...steps, ...rewards],
});

const textsOfStory = ({ summary }: StoryFile): Texts => ({ texts: [summary] });

/** The indexed texts about a subject; undefined when the library lacks it. */
function textsOf(kind: QuestionedKind, name: string, subjects: Subjects): Texts | undefined {
  const isNamed = ({ slug }: { slug: string }) => slug === name;
  switch (kind) {
    case 'game':
      return subjects.games.filter(isNamed).map((one) => textsOfGame(one, subjects.entities))[0];
    case 'partner':
      return subjects.characters.filter(isNamed).map(textsOfPartner)[0];
    case 'activity':
      return subjects.activities.filter(isNamed).map(textsOfActivity)[0];
    case 'story':
      return subjects.stories.filter(isNamed).map(textsOfStory)[0];
  }
}

/**
 * @throws ContentError when the library lacks the subject, the excerpt of an answer is in no sentence or in several, or a
 * question is asked for two
 */
export function checkQuestions(
  file: string,
  { kind, slug, ...questions }: SubjectQuestions,
  subjects: Subjects,
): void {
  const found = textsOf(kind, slug, subjects);
  if (found === undefined)
    throw new ContentError(`${file}: no ${kind} of the library has the slug ${slug}`);
  for (const language of LANGUAGES) {
    const sentences = [
      ...found.texts.flatMap((text) => splitSentences(text[language], language)),
      ...(found.sentences ?? []).map((sentence) => sentence[language]),
    ];
    const seen = new Set<string>();
    for (const { answer, asks } of questions[language]) {
      const count = sentences.filter((sentence) => sentence.includes(answer)).length;
      if (count !== 1)
        throw new ContentError(
          `${file}: ${language}: “${answer}” is in ${count === 0 ? 'no sentence' : `${count} sentences`} about the ${kind}`,
        );
      for (const ask of asks) {
        if (seen.has(ask))
          throw new ContentError(`${file}: ${language}: “${ask}” is asked for two sentences`);
        seen.add(ask);
      }
    }
  }
}
