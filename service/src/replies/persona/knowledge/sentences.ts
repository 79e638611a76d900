import type { Language } from '@huoban/contracts';
import type { GameFile, CharacterFile, ActivityFile } from '../../../content/content-schema';
import { splitSentences } from '../../../content/split-sentences';
import type { StoryFile } from '../../../quests/story-file';
import { foldText } from '../understanding/fold-text';
import { type Entity, type KnowledgeBase, type Subject, isOfGame } from './knowledge-base';
import { withFullStop } from '../wording/format';
import { groupPassages, quoteAt } from './quote';

/** One sentence of the content. */
export interface Sentence {
  text: string;
  /** The sentence with the preceding ones that it depends on. */
  quote: string;
  /** All sentences of the same text, and the position of this one. */
  texts: string[];
  index: number;
  isSummary: boolean;
  /** What the text is about; undefined for help and agreements. */
  subject: Subject | undefined;
  /** Set when the sentence is about a game or an entity of it. */
  game?: GameFile;
  /** Set when the sentence is about an entity of the game. */
  entity?: Entity;
  /** Folded text, for the search. */
  folded: string;
  /** Folded heading and name. */
  heading: string;
  /** Folded neighbouring sentences. */
  neighbours: string;
  /** Folded texts about the same game, partner, event or story; empty for help. */
  document: string;
}

/** A section of help or of an agreement. */
export interface HelpSection {
  heading: Record<Language, string>;
  /** Ways to ask for it. */
  asks?: Record<Language, string[]>;
  body: Record<Language, string>;
  isAgreement?: true;
}

interface Source {
  subject: Subject | undefined;
  isSummary?: boolean;
  /** Words that the text is about, such as its heading. */
  under: string;
}

function toSentences(
  texts: string[],
  language: Language,
  { subject, isSummary = false, under }: Source,
): Sentence[] {
  const folded = texts.map((text) => foldText(text, language));
  const head = foldText(under, language);
  return texts.map((text, index) => ({
    text,
    quote: quoteAt(texts, index, language),
    texts,
    index,
    isSummary,
    subject,
    ...(isOfGame(subject) && { game: subject.game }),
    ...(subject?.kind === 'entity' && { entity: subject.entity }),
    folded: folded[index] ?? '',
    heading: head,
    neighbours: `${folded[index - 1] ?? ''}|${folded[index + 1] ?? ''}`,
    document: '',
  }));
}

export const namesOfGame = (game: GameFile, language: Language): string =>
  [game.title[language], ...game.aliases[language], game.developer[language]].join(' ');

/** Gives all sentences of a document its whole text. */
export function asDocument(sentences: Sentence[], name: string, language: Language): Sentence[] {
  const document = [
    foldText(name, language),
    ...new Set(sentences.map(({ heading }) => heading)),
    ...sentences.map(({ folded }) => folded),
  ].join('|');
  return sentences.map((sentence) => ({ ...sentence, document }));
}

export function* sentencesOfGame(
  base: KnowledgeBase,
  game: GameFile,
  language: Language,
): Generator<Sentence> {
  const subject: Subject = { kind: 'game', game };
  const split = (text: string) => splitSentences(text, language);
  yield* toSentences(split(game.summary[language]), language, {
    subject,
    isSummary: true,
    under: game.title[language],
  });
  for (const { heading, body } of game.article)
    yield* toSentences(split(body[language]), language, { subject, under: heading[language] });
  for (const entity of base.entitiesOf(game)) {
    const of: Subject = { kind: 'entity', entity, game };
    const role = entity.kind === 'role' ? entity.role.title[language] : '';
    const name = `${entity.name[language]} ${role}`;
    yield* toSentences(split(entity.summary[language]), language, { subject: of, under: name });
    for (const { heading, body } of entity.sections)
      yield* toSentences(split(body[language]), language, {
        subject: of,
        under: `${name} ${heading[language]}`,
      });
  }
}

export const sentencesOfPartner = (partner: CharacterFile, language: Language): Sentence[] => [
  ...toSentences(splitSentences(partner.bio[language], language), language, {
    subject: { kind: 'partner', partner },
    under: partner.name[language],
  }),
  ...[...partner.knowledge, partner.line].flatMap((text) =>
    toSentences([text[language]], language, {
      subject: { kind: 'partner', partner },
      under: partner.name[language],
    }),
  ),
];

export const sentencesOfActivity = (activity: ActivityFile, language: Language): Sentence[] =>
  [activity.summary, activity.body, ...activity.steps, ...activity.rewards].flatMap((text) =>
    toSentences(splitSentences(text[language], language), language, {
      subject: { kind: 'activity', activity },
      under: activity.title[language],
    }),
  );

export const sentencesOfStory = (story: StoryFile, language: Language): Sentence[] =>
  toSentences(splitSentences(story.summary[language], language), language, {
    subject: { kind: 'story', story },
    under: story.title[language],
  });

export const sentencesOfHelp = (
  { heading, body, isAgreement }: HelpSection,
  language: Language,
): Sentence[] =>
  groupPassages(
    body[language].split('\n').flatMap((line) => splitSentences(line, language)),
    language,
  ).map((text) => ({
    text,
    quote: text,
    texts: [text],
    index: 0,
    isSummary: isAgreement === true,
    subject: undefined,
    folded: foldText(text, language),
    heading: foldText(heading[language], language),
    neighbours: '',
    document: '',
  }));

/** The text of an entity is short enough to be quoted whole, beginning with the sentence that matches. */
export function quoteEntity(
  { quote, entity }: Sentence,
  language: Language,
  maxLength: number,
): string | undefined {
  if (entity === undefined) return undefined;
  const texts = [...entity.sections.map(({ body }) => body), entity.summary].flatMap((text) =>
    splitSentences(text[language], language),
  );
  if (entity.kind === 'role') texts.push(withFullStop(entity.role.skill[language], language));
  return texts.reduce((whole, text) => {
    if (whole.includes(text)) return whole;
    const longer = [whole, text].join(language === 'en' ? ' ' : '');
    return longer.length <= maxLength ? longer : whole;
  }, quote);
}
