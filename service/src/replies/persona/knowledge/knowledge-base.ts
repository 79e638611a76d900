import type { Language } from '@huoban/contracts';
import type {
  ActivityFile,
  CharacterFile,
  EntityFile,
  GameFile,
} from '../../../content/content-schema';
import type { Content } from '../../../content/read-content';
import type { StoryFile } from '../../../quests/story-file';

export type Entity = EntityFile & { game: string };

/** Possible subject of a message. */
export type Subject =
  | { kind: 'game'; game: GameFile }
  | { kind: 'entity'; entity: Entity; game: GameFile }
  | { kind: 'partner'; partner: CharacterFile }
  | { kind: 'activity'; activity: ActivityFile }
  | { kind: 'story'; story: StoryFile }
  | { kind: 'studio'; name: Record<Language, string>; games: GameFile[] };

/** The content with lookups between games, entities and partners. */
export interface KnowledgeBase {
  content: Content;
  /** Everything with a name. */
  subjects: Subject[];
  /** Games of a partner that exist in the library. */
  gamesOf: (partner: CharacterFile) => GameFile[];
  entitiesOf: (game: GameFile) => Entity[];
  partnersOf: (game: GameFile) => CharacterFile[];
}

function collectStudios(games: GameFile[]): Subject[] {
  const studios = new Map<string, Extract<Subject, { kind: 'studio' }>>();
  for (const game of games) {
    const studio = studios.get(game.developer.zh);
    if (studio === undefined)
      studios.set(game.developer.zh, { kind: 'studio', name: game.developer, games: [game] });
    else studio.games.push(game);
  }
  return [...studios.values()];
}

export function createKnowledgeBase(content: Content): KnowledgeBase {
  const games = new Map(content.games.map((game) => [game.slug, game]));
  const entities = content.entities.flatMap((entity): Subject[] => {
    const game = games.get(entity.game);
    return game === undefined ? [] : [{ kind: 'entity', entity, game }];
  });
  return {
    content,
    subjects: [
      ...content.games.map((game): Subject => ({ kind: 'game', game })),
      ...entities,
      ...content.characters.map((partner): Subject => ({ kind: 'partner', partner })),
      ...content.activities.map((activity): Subject => ({ kind: 'activity', activity })),
      ...content.stories.map((story): Subject => ({ kind: 'story', story })),
      ...collectStudios(content.games),
    ],
    gamesOf: (partner) => partner.games.flatMap((slug) => games.get(slug) ?? []),
    entitiesOf: ({ slug }) => content.entities.filter(({ game }) => game === slug),
    partnersOf: ({ slug }) =>
      content.characters
        .filter((partner) => partner.games.includes(slug))
        .sort((a, b) => b.popularity - a.popularity),
  };
}

export function nameOf(subject: Subject, language: Language): string {
  switch (subject.kind) {
    case 'game':
      return subject.game.title[language];
    case 'entity':
      return subject.entity.name[language];
    case 'partner':
      return subject.partner.name[language];
    case 'activity':
      return subject.activity.title[language];
    case 'story':
      return subject.story.title[language];
    case 'studio':
      return subject.name[language];
  }
}

/** Whether a subject is a game or something in one. */
export const isOfGame = (
  subject: Subject | undefined,
): subject is Extract<Subject, { kind: 'game' | 'entity' }> =>
  subject?.kind === 'game' || subject?.kind === 'entity';

/** The game of a subject; for a studio only when it made a single game. */
export function gameOfSubject(subject: Subject): GameFile | undefined {
  if (isOfGame(subject)) return subject.game;
  return subject.kind === 'studio' && subject.games.length === 1 ? subject.games[0] : undefined;
}

export function slugOf(subject: Subject | undefined): string | undefined {
  switch (subject?.kind) {
    case undefined:
      return undefined;
    case 'studio':
      return subject.name.zh;
    case 'game':
    case 'entity':
      return subject.game.slug;
    case 'partner':
      return subject.partner.slug;
    case 'activity':
      return subject.activity.slug;
    case 'story':
      return subject.story.slug;
  }
}

/** Names the texts that a subject belongs to: those of an entity are texts about its game. */
export const textsIdOf = (subject: Subject | undefined): string | undefined =>
  subject && `${subject.kind === 'entity' ? 'game' : subject.kind} ${slugOf(subject)}`;
