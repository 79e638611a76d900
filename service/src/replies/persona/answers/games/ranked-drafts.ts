import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../../content/content-schema';
import { sessionMinutes, unmetConstraints } from '../../knowledge/game-facts';
import type { Intent } from '../../understanding/intents/intent';
import { OF_SORT } from '../../understanding/requests/game-request';
import { formatDate } from '../../wording/format';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

export const RANKINGS = ['newest', 'oldest', 'longest', 'shortest', 'popular'] as const;
type Ranking = (typeof RANKINGS)[number];

const isRanking = (intent: Intent): intent is Ranking => RANKINGS.some((one) => one === intent);

interface Rank {
  /** The game with the highest value is the first; undefined if its texts do not tell. */
  valueOf: (game: GameFile, context: ReplyContext) => number | undefined;
  valuesOf: (game: GameFile, context: ReplyContext) => Record<string, string>;
}

const dateOf = ({ released }: GameFile): number => Date.parse(released);
const showDate: Rank['valuesOf'] = ({ released }, { language }) => ({
  date: formatDate(released, language),
});
const showMinutes: Rank['valuesOf'] = (game) => ({ minutes: String(sessionMinutes(game) ?? '') });

const playersAmong = ({ slug }: GameFile, { base }: ReplyContext) =>
  base.content.characters.filter(({ games }) => games.includes(slug));

/** Of two games that as many partners play, the one of the better known partners comes first. */
const popularityOf: Rank['valueOf'] = (game, context) => {
  const partners = playersAmong(game, context);
  const known = partners.reduce((sum, { popularity }) => sum + popularity, 0);
  return partners.length + known / Number.MAX_SAFE_INTEGER;
};

const RANKS: Record<Ranking, Rank> = {
  newest: { valueOf: dateOf, valuesOf: showDate },
  oldest: { valueOf: (game) => -dateOf(game), valuesOf: showDate },
  longest: { valueOf: sessionMinutes, valuesOf: showMinutes },
  shortest: {
    valueOf: (game) => {
      const minutes = sessionMinutes(game);
      return minutes === undefined ? undefined : -minutes;
    },
    valuesOf: showMinutes,
  },
  popular: {
    valueOf: popularityOf,
    valuesOf: (game, context) => ({ count: String(playersAmong(game, context).length) }),
  },
};

/** The first of the games by release date, length of a round or number of partners who play it. */
export function draftRanking(ranking: Ranking, context: ReplyContext): ReplyDraft[] {
  const { base, language, request } = context;
  const { valueOf, valuesOf } = RANKS[ranking];
  const { maxMinutes: _, ...constraints } = request.constraints;
  const isEligible = (game: GameFile) =>
    !(request.isStated || request.isContinued) || unmetConstraints(game, constraints).length === 0;
  const [first] = base.content.games
    .filter(isEligible)
    .flatMap((game) => {
      const value = valueOf(game, context);
      return value === undefined ? [] : [{ game, value }];
    })
    .sort((a, b) => b.value - a.value);
  if (first === undefined) return [];
  const { game } = first;
  return [{ key: ranking, values: { title: game.title[language], ...valuesOf(game, context) } }];
}

const GAMES: Record<Language, RegExp> = {
  zh: /游戏|款|玩|库|最近|新出|新上/u,
  en: /\b(?:games?|releases?|play(?:ing)?|library|you have)\b/iu,
  ja: /ゲーム|作品|(?<!最)新作|遊/u,
};
/** Intents of what else has a first one. */
const OF_OTHERS: Intent[] = ['stories', 'activities', 'roles', 'released', 'when'];

const MAX_BARE_TERMS = 1;

/** The first of a ranking, when games are ranked and not stories, events or what is in the game of the talk. */
export function draftRanked(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  const intents = question.intents.map(({ intent }) => intent);
  const ranking = intents.find(isRanking);
  if (
    ranking === undefined ||
    (question.isReferring && !OF_SORT.test(question.text)) ||
    question.language !== language
  )
    return [];
  if (question.mentions.some(({ by }) => by !== 'part')) return [];
  if (intents.some((intent) => OF_OTHERS.includes(intent))) return [];
  const namesGames = GAMES[language].test(question.text) || OF_SORT.test(question.text);
  // “Which of them is rated best?” asks about games that were named, of which nothing is known.
  const isSure = !intents.includes('unknowable') || (ranking === 'popular' && namesGames);
  const continues = question.previousIntents.some(
    ({ intent }) => intent === 'recommend' || isRanking(intent),
  );
  // Of a longer message the other words may name what is ranked: “the latest iPhone”.
  const isBare = question.terms.length <= MAX_BARE_TERMS;
  const isOfGames = ranking === 'popular' || continues || isBare || namesGames;
  return isSure && isOfGames ? draftRanking(ranking, context) : [];
}
