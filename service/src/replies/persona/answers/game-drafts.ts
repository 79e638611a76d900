import type { GameFile } from '../../../content/content-schema';
import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';
import type { LibraryIntent } from '../understanding/intents/intent';
import { detectPlatform } from '../understanding/intents/platform';
import {
  formatDate,
  formatGenres,
  toFirstPerson,
  formatList,
  formatPlatforms,
  formatPlatform,
  formatTitles,
} from '../wording/format';
import { groupPassages } from '../knowledge/quote';
import { splitSentences } from '../../../content/split-sentences';
import { rotate } from './reply-draft';

type GameDrafter = (game: GameFile, context: ReplyContext) => ReplyDraft[];

const createDraft = (
  key: TemplateDraft['key'],
  values: Record<string, string>,
  fact?: string,
): TemplateDraft => ({
  key,
  values,
  ...(fact !== undefined && { fact }),
});

const platforms: GameDrafter = (game, { language, question }) => {
  const title = game.title[language];
  const all = formatPlatforms(game, language);
  const platform = detectPlatform(question.text);
  if (platform === undefined) return [createDraft('platforms', { title, platforms: all }, all)];
  const key = game.platforms.includes(platform) ? 'platformYes' : 'platformNo';
  return [
    createDraft(key, { title, platform: formatPlatform(platform, language), platforms: all }, all),
  ];
};

const players: GameDrafter = ({ title, players: count }, { language }) => [
  createDraft(count === '1' ? 'playersSolo' : 'players', {
    title: title[language],
    players: count,
  }),
];

const roles: GameDrafter = (game, { base, language }) => {
  const characters = base.entitiesOf(game).filter(({ kind }) => kind === 'role');
  const names = formatList(
    characters.map(({ name }) => name[language]),
    language,
  );
  return characters.length === 0
    ? []
    : [createDraft('roles', { title: game.title[language], names }, names)];
};

const whoPlays: GameDrafter = (game, { base, language }) => {
  const title = game.title[language];
  const names = formatList(
    base.partnersOf(game).map(({ name }) => name[language]),
    language,
  );
  return [
    names === ''
      ? createDraft('nobodyPlays', { title })
      : createDraft('whoPlays', { title, names }, names),
  ];
};

/** The summary of a game, then the passages of its article. */
export const describeGame: GameDrafter = (game, { language }) => {
  const title = game.title[language];
  const sentences = game.article.flatMap(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  return [
    createDraft('what', { title, text: game.summary[language] }, game.summary[language]),
    ...sentences.map((text) => createDraft('more', { title, text }, text)),
  ];
};

const tips: GameDrafter = (game, { language, seed }) => {
  const title = game.title[language];
  const [first = [], second = [], ...others] = game.article.map(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  const sentences = [...second, ...rotate(others.flat(), seed), ...first];
  return sentences.map((text) => createDraft('tip', { title, text }, text));
};

/** How a game is played: the passages of its article in order. */
const howTo: GameDrafter = (game, { language }) => {
  const title = game.title[language];
  const sentences = game.article.flatMap(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  return sentences.map((text) => createDraft('howTo', { title, text }, text));
};

/** Knowledge of the partner about a game, then the summary of the game. */
const opinion: GameDrafter = (game, context) => {
  const { partner, language } = context;
  const title = game.title[language];
  const own = partner.knowledge
    .map((text) => text[language])
    .filter((text) => text.includes(title))
    .map((text) => createDraft('known', { text: toFirstPerson(text, language) }, text));
  const summary = game.summary[language];
  return [
    ...own.map((answer) => ({
      ...answer,
      followUp: createDraft('what', { title, text: summary }),
    })),
    createDraft('opinion', { title, text: summary }, summary),
    ...describeGame(game, context).slice(1),
  ];
};

const GAME_DRAFTERS: Partial<Record<LibraryIntent, GameDrafter>> = {
  developer: ({ title, developer }, { language }) => [
    createDraft('developer', { title: title[language], developer: developer[language] }),
  ],
  sameStudio: (game, { base, language }) => {
    const games = base.content.games.filter(({ developer }) => developer.zh === game.developer.zh);
    const values = {
      developer: game.developer[language],
      titles: formatTitles(games, language),
    };
    return [createDraft(games.length === 1 ? 'onlyGame' : 'sameStudio', values)];
  },
  released: ({ title, released }, { language }) => [
    createDraft('released', { title: title[language], date: formatDate(released, language) }),
  ],
  genre: (game, { language }) => [
    createDraft('genre', { title: game.title[language], genres: formatGenres(game, language) }),
  ],
  platforms,
  players,
  roles,
  whoPlays,
  opinion,
  howTo,
  tips,
  what: describeGame,
};
// For a game, “when does it start” can only mean its release date.
GAME_DRAFTERS.when = GAME_DRAFTERS.released;

/** Drafts for an intent about a game; empty when it does not apply. */
export const draftAboutGame = (
  intent: LibraryIntent,
  game: GameFile,
  context: ReplyContext,
): ReplyDraft[] => GAME_DRAFTERS[intent]?.(game, context) ?? [];
