import type { GameFile } from '../../content/content-schema';
import { askedFeatures } from './features';
import { platformIn } from './asking/platform';
import { turned, type Answer, type Answers, type Asking } from './answer';
import { crowdText, genresText } from './phrases';
import { gameBehind } from './world';
import type { Mood } from './words';

const mostPlayers = ({ players }: GameFile) => Number(players.split('-').at(-1));

const moodsIn = ({ words, question }: Asking): Mood[] => {
  const text = question.text.normalize('NFKC').toLowerCase();
  return words.moods.filter((mood) =>
    mood.words[question.written].some((word) =>
      question.written === 'en' ? new RegExp(`\\b${word}\\b`, 'u').test(text) : text.includes(word),
    ),
  );
};

const fits = (game: GameFile, moods: Mood[]): boolean => {
  const genres = moods.flatMap((mood) => mood.genres);
  if (genres.length > 0 && !game.genres.some((genre) => genres.includes(genre))) return false;
  if (moods.some(({ together }) => together) && mostPlayers(game) < 2) return false;
  return !moods.some(({ alone }) => alone) || game.players.startsWith('1');
};

const present = (game: GameFile, { partner, language }: Asking): Answer => ({
  key: partner.games.includes(game.slug) ? 'recommendOwn' : 'recommend',
  values: {
    title: game.title[language],
    genres: genresText(game, language),
    crowd: crowdText(game, language),
    text: game.summary[language],
  },
  fact: game.title[language],
});

/** When and that one plays says nothing of what. */
const ANY_TIME =
  /今天|今晚|现在|周末|晚上|一会儿?|试试|\b(?:tonight|today|now|try|next|weekend|evening|good|new|one)\b|今夜|今日|今晩|週末|これから|いま|今/giu;

const LIKENESS_IN_SUBJECT = 0.75;

/** Games told of with what the question asks for, when it asks for no mood that is known. */
const bySubject = ({ sentences, question, language }: Asking): GameFile[] => {
  if (question.written !== language) return [];
  const asked = askedFeatures(
    question.asked
      .filter(({ intent }) => intent === 'recommend' || intent === 'greeting')
      .reduce((rest, { words }) => rest.replace(words, ' '), question.text.toLowerCase())
      .replace(ANY_TIME, ' '),
    [],
    language,
  );
  const found = sentences
    .search(asked, language)
    .filter(({ coverage }) => coverage >= LIKENESS_IN_SUBJECT);
  return [...new Set(found.map(({ sentence }) => sentence.game))].slice(0, 3);
};

/** Games for a mood, a genre or company, or like another one; the partner's own games first. */
export const recommend = (asking: Asking): Answers => {
  const { world, partner, question, seed } = asking;
  const moods = moodsIn(asking);
  const like = question.mentions.flatMap(({ subject }) => gameBehind(subject) ?? [])[0];
  const platform = platformIn(question.text);
  const wanted = world.content.games.filter(
    (game) =>
      game !== like &&
      (platform === undefined || game.platforms.includes(platform)) &&
      fits(game, moods) &&
      (like === undefined || game.genres.some((genre) => like.genres.includes(genre))),
  );
  const own = wanted.filter(({ slug }) => partner.games.includes(slug));
  const others = turned(
    wanted.filter(({ slug }) => !partner.games.includes(slug)),
    seed,
  );
  const asksFor = question.asked.some(({ intent }) => intent === 'recommend');
  const isOpen = moods.length === 0 && like === undefined && platform === undefined;
  const subject = asksFor && isOpen ? bySubject(asking) : [];
  return [...new Set([...subject, ...turned(own, seed), ...others])].map((game) =>
    present(game, asking),
  );
};
