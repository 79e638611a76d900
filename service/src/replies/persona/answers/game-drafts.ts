import type { GameFile } from '../../../content/content-schema';
import type { TemplateDraft, ReplyDrafts, ReplyContext } from './reply-draft';
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
import { splitSentences } from '../knowledge/sentence-index';
import { rotate } from './reply-draft';

type GameDrafter = (game: GameFile, context: ReplyContext) => ReplyDrafts;

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
  const meant = detectPlatform(question.text);
  if (meant === undefined) return [createDraft('platforms', { title, platforms: all }, all)];
  const key = game.platforms.includes(meant) ? 'platformYes' : 'platformNo';
  return [
    createDraft(key, { title, platform: formatPlatform(meant, language), platforms: all }, all),
  ];
};

const players: GameDrafter = ({ title, players: count }, { language }) => [
  createDraft(count === '1' ? 'playersSolo' : 'players', {
    title: title[language],
    players: count,
  }),
];

const roles: GameDrafter = (game, { base, language }) => {
  const people = base.entitiesOf(game).filter(({ kind }) => kind === 'role');
  const names = formatList(
    people.map(({ name }) => name[language]),
    language,
  );
  return people.length === 0
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

/** What is told of a game, from its summary on; sentences that were told already come last. */
export const describeGame: GameDrafter = (game, { language }) => {
  const title = game.title[language];
  const told = game.article.flatMap(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  return [
    createDraft('what', { title, text: game.summary[language] }, game.summary[language]),
    ...told.map((text) => createDraft('more', { title, text }, text)),
  ];
};

const tips: GameDrafter = (game, { language, seed }) => {
  const title = game.title[language];
  const [first = [], second = [], ...others] = game.article.map(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  const told = [...rotate(second, seed), ...rotate(others.flat(), seed), ...first];
  return told.map((text) => createDraft('tip', { title, text }, text));
};

/** How a game is played: what its article begins with, a passage at a time. */
const howTo: GameDrafter = (game, { language }) => {
  const title = game.title[language];
  const told = game.article.flatMap(({ body }) =>
    groupPassages(splitSentences(body[language], language), language),
  );
  return told.map((text) => createDraft('howTo', { title, text }, text));
};

/** What the partner has of its own to say of a game, then what the game is. */
const opinion: GameDrafter = (game, context) => {
  const { partner, language } = context;
  const title = game.title[language];
  const own = partner.knowledge
    .map((text) => text[language])
    .filter((text) => text.includes(title))
    .map((text) => createDraft('known', { text: toFirstPerson(text, language) }, text));
  const summary = game.summary[language];
  return [
    ...own.map((answer) => ({ ...answer, followUp: createDraft('what', { title, text: summary }) })),
    createDraft('opinion', { title, text: summary }, summary),
    ...describeGame(game, context).slice(1),
  ];
};

const GAME_DRAFTERS: Partial<Record<LibraryIntent, GameDrafter>> = {
  developer: ({ title, developer }, { language }) => [
    createDraft('developer', { title: title[language], developer: developer[language] }),
  ],
  sameStudio: (game, { base, language }) => [
    createDraft('sameStudio', {
      developer: game.developer[language],
      titles: formatTitles(
        base.content.games.filter(({ developer }) => developer.zh === game.developer.zh),
        language,
      ),
    }),
  ],
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
// Of a game that is out, “when does it start” can only mean the day it came out.
GAME_DRAFTERS.when = GAME_DRAFTERS.released;

/** Answers a kind of question about a game; nothing when a game has no such thing. */
export const draftAboutGame = (
  intent: LibraryIntent,
  game: GameFile,
  context: ReplyContext,
): ReplyDrafts => GAME_DRAFTERS[intent]?.(game, context) ?? [];
