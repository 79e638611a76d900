import type { GameFile } from '../../../content/content-schema';
import { questionFeatures } from '../understanding/features';
import { detectPlatform } from '../understanding/intents/platform';
import { rotate, type TemplateDraft, type ReplyDraft, type ReplyContext } from './reply-draft';
import { formatPlayerCount, formatGenres } from '../wording/format';
import { gameOfSubject } from '../knowledge/knowledge-base';
import type { Mood } from '../wording/persona-texts';

const maxPlayers = ({ players }: GameFile) => Number(players.split('-').at(-1));

function detectMoods({ texts, question }: ReplyContext): Mood[] {
  const text = question.text.normalize('NFKC').toLowerCase();
  return texts.moods.filter((mood) =>
    mood.words[question.language].some((word) =>
      question.language === 'en'
        ? new RegExp(`\\b${word}\\b`, 'u').test(text)
        : text.includes(word),
    ),
  );
}

function matchesMoods(game: GameFile, moods: Mood[]): boolean {
  const genres = moods.flatMap((mood) => mood.genres);
  if (genres.length > 0 && !game.genres.some((genre) => genres.includes(genre))) return false;
  if (moods.some(({ together }) => together) && maxPlayers(game) < 2) return false;
  return !moods.some(({ alone }) => alone) || game.players.startsWith('1');
}

const toDraft = (game: GameFile, { partner, language }: ReplyContext): TemplateDraft => ({
  key: partner.games.includes(game.slug) ? 'recommendOwn' : 'recommend',
  values: {
    title: game.title[language],
    genres: formatGenres(game, language),
    crowd: formatPlayerCount(game, language),
    text: game.summary[language],
  },
  fact: game.title[language],
});

/** Words about time and playing, which describe no game. */
const TIME_WORDS =
  /今天|今晚|现在|周末|晚上|一会儿?|试试|\b(?:tonight|today|now|try|next|weekend|evening|good|new|one)\b|今夜|今日|今晩|週末|これから|いま|今/giu;

const MIN_SUBJECT_COVERAGE = 0.75;

/** Games whose sentences match the subject of the request, when it names no known mood. */
function findBySubject({ sentences, question, language }: ReplyContext): GameFile[] {
  if (question.language !== language) return [];
  const features = questionFeatures(
    question.intents
      .filter(({ intent }) => intent === 'recommend' || intent === 'greeting')
      .reduce((rest, { phrase }) => rest.replace(phrase, ' '), question.text.toLowerCase())
      .replace(TIME_WORDS, ' '),
    [],
    language,
  );
  const found = sentences
    .search(features, language)
    .filter(({ coverage }) => coverage >= MIN_SUBJECT_COVERAGE);
  return [...new Set(found.map(({ sentence }) => sentence.game))].slice(0, 3);
}

/** Games by mood, genre, player count or similarity; the partner's own games first. */
export function draftRecommendations(context: ReplyContext): ReplyDraft[] {
  const { base, partner, question, seed } = context;
  const moods = detectMoods(context);
  const like = question.mentions.flatMap(({ subject }) => gameOfSubject(subject) ?? [])[0];
  const platform = detectPlatform(question.text);
  const matching = base.content.games.filter(
    (game) =>
      game !== like &&
      (platform === undefined || game.platforms.includes(platform)) &&
      matchesMoods(game, moods) &&
      (like === undefined || game.genres.some((genre) => like.genres.includes(genre))),
  );
  const own = matching.filter(({ slug }) => partner.games.includes(slug));
  const others = rotate(
    matching.filter(({ slug }) => !partner.games.includes(slug)),
    seed,
  );
  const asksFor = question.intents.some(({ intent }) => intent === 'recommend');
  const isOpen = moods.length === 0 && like === undefined && platform === undefined;
  const subject = asksFor && isOpen ? findBySubject(context) : [];
  return [...new Set([...subject, ...rotate(own, seed), ...others])].map((game) =>
    toDraft(game, context),
  );
}
