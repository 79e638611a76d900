import type { GameFile } from '../../content/content-schema';
import type { Answer, Answers, Asking } from './answer';
import type { LibraryIntent } from './asking/intent';
import { platformIn } from './asking/platform';
import {
  dateText,
  genresText,
  inOwnMouth,
  listText,
  platformsText,
  platformText,
  titlesText,
} from './phrases';
import { passagesOf } from './quote';
import { sentencesOf } from './sentences';
import { turned } from './answer';

type ForGame = (game: GameFile, asking: Asking) => Answers;

const say = (key: Answer['key'], values: Record<string, string>, fact?: string): Answer => ({
  key,
  values,
  ...(fact !== undefined && { fact }),
});

const platforms: ForGame = (game, { language, question }) => {
  const title = game.title[language];
  const all = platformsText(game, language);
  const meant = platformIn(question.text);
  if (meant === undefined) return [say('platforms', { title, platforms: all }, all)];
  const key = game.platforms.includes(meant) ? 'platformYes' : 'platformNo';
  return [say(key, { title, platform: platformText(meant, language), platforms: all }, all)];
};

const players: ForGame = ({ title, players: count }, { language }) => [
  say(count === '1' ? 'playersSolo' : 'players', { title: title[language], players: count }),
];

const roles: ForGame = (game, { world, language }) => {
  const people = world.entitiesOf(game).filter(({ kind }) => kind === 'role');
  const names = listText(
    people.map(({ name }) => name[language]),
    language,
  );
  return people.length === 0 ? [] : [say('roles', { title: game.title[language], names }, names)];
};

const whoPlays: ForGame = (game, { world, language }) => {
  const title = game.title[language];
  const names = listText(
    world.partnersOf(game).map(({ name }) => name[language]),
    language,
  );
  return [names === '' ? say('nobodyPlays', { title }) : say('whoPlays', { title, names }, names)];
};

/** What is told of a game, from its summary on; sentences that were told already come last. */
export const tellMore: ForGame = (game, { language }) => {
  const title = game.title[language];
  const told = game.article.flatMap(({ body }) =>
    passagesOf(sentencesOf(body[language], language), language),
  );
  return [
    say('what', { title, text: game.summary[language] }, game.summary[language]),
    ...told.map((text) => say('more', { title, text }, text)),
  ];
};

const tips: ForGame = (game, { language, seed }) => {
  const title = game.title[language];
  const [first = [], second = [], ...others] = game.article.map(({ body }) =>
    passagesOf(sentencesOf(body[language], language), language),
  );
  const told = [...turned(second, seed), ...turned(others.flat(), seed), ...first];
  return told.map((text) => say('tip', { title, text }, text));
};

/** How a game is played: what its article begins with, a passage at a time. */
const howTo: ForGame = (game, { language }) => {
  const title = game.title[language];
  const told = game.article.flatMap(({ body }) =>
    passagesOf(sentencesOf(body[language], language), language),
  );
  return told.map((text) => say('howTo', { title, text }, text));
};

/** What the partner has of its own to say of a game, then what the game is. */
const opinion: ForGame = (game, asking) => {
  const { partner, language } = asking;
  const title = game.title[language];
  const own = partner.knowledge
    .map((text) => text[language])
    .filter((text) => text.includes(title))
    .map((text) => say('known', { text: inOwnMouth(text, language) }, text));
  const summary = game.summary[language];
  return [
    ...own.map((answer) => ({ ...answer, then: say('what', { title, text: summary }) })),
    say('opinion', { title, text: summary }, summary),
    ...tellMore(game, asking).slice(1),
  ];
};

const GAME_ANSWERS: Partial<Record<LibraryIntent, ForGame>> = {
  developer: ({ title, developer }, { language }) => [
    say('developer', { title: title[language], developer: developer[language] }),
  ],
  sameStudio: (game, { world, language }) => [
    say('sameStudio', {
      developer: game.developer[language],
      titles: titlesText(
        world.content.games.filter(({ developer }) => developer.zh === game.developer.zh),
        language,
      ),
    }),
  ],
  released: ({ title, released }, { language }) => [
    say('released', { title: title[language], date: dateText(released, language) }),
  ],
  genre: (game, { language }) => [
    say('genre', { title: game.title[language], genres: genresText(game, language) }),
  ],
  platforms,
  players,
  roles,
  whoPlays,
  opinion,
  howTo,
  tips,
  what: tellMore,
};
// Of a game that is out, “when does it start” can only mean the day it came out.
GAME_ANSWERS.when = GAME_ANSWERS.released;

/** Answers a kind of question about a game; nothing when a game has no such thing. */
export const answerOfGame = (intent: LibraryIntent, game: GameFile, asking: Asking): Answers =>
  GAME_ANSWERS[intent]?.(game, asking) ?? [];
