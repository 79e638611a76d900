import type { Language } from '@huoban/contracts';
import type { GameFile } from '../../../content/content-schema';
import { playerRange, sessionMinutes, unmetConstraints, type Unmet } from '../knowledge/game-facts';
import { gameOfSubject } from '../knowledge/knowledge-base';
import { foldText } from '../understanding/fold-text';
import {
  isConstrained,
  withAnyGenre,
  withoutMoods,
  type Constraints,
} from '../understanding/requests/constraints';
import { setsAside } from '../understanding/message/known-games';
import {
  formatGenres,
  formatList,
  formatMinutes,
  formatPlatforms,
  formatPlayerCount,
  formatTitles,
} from '../wording/format';
import { isSureRequest } from './games/sure-request';
import { createLeftOut, createLiked } from './games/games-left-out';
import { rotate, type TemplateDraft, type ReplyDraft, type ReplyContext } from './reply-draft';
import { searchSentences } from './sentence-drafts';

const MIN_SUBJECT_COVERAGE = 0.34;
const MIN_SUBJECT_EVIDENCE = 2;
/** A title with a word of the request outweighs sentences. */
const TITLE_SCORE = 50;
/** Requests for a game like the one of the conversation. */
const SIMILAR =
  /类似|差不多|像.{0,6}(?:一样|这样|那样)|similar|like (?:it|that|this)\b|似た|みたいな|ような|同じ/iu;
/** “Name three.” */
const SEVERAL =
  /[三3]\s*(?:个|款|つ|本|作)|几(?:个|款)|いくつか|何本か|\b(?:three|a few|several|some games|a couple)\b/iu;
const MAX_FOUND = 3;
const MAX_LISTED = 8;

const UNMET: Record<Unmet, Record<Language, string>> = {
  players: { zh: '人数', en: 'the number of players', ja: '人数' },
  platforms: { zh: '平台', en: 'the platform', ja: '機種' },
  genres: { zh: '类型', en: 'the genre', ja: 'ジャンル' },
  unwanted: { zh: '你不想要的类型', en: 'the genre you wanted to avoid', ja: '避けたいジャンル' },
  maxMinutes: {
    zh: '时长（资料里没写很短）',
    en: 'the length, which is not given as short',
    ja: '長さ（短いとは書かれていない）',
  },
  year: { zh: '年份', en: 'the year', ja: '発売年' },
};

/** Facts of a game that a request asked for, after its genres. */
function crowdOf(
  game: GameFile,
  { platforms, maxMinutes }: Constraints,
  language: Language,
): string {
  const facts = [formatPlayerCount(game, language)];
  if (platforms.length > 0) facts.push(formatPlatforms(game, language));
  if (maxMinutes !== undefined) facts.push(formatMinutes(sessionMinutes(game), language));
  return facts.filter((fact) => fact !== '').join({ zh: '，', en: ', ', ja: '、' }[language]);
}

function toDraft(game: GameFile, { partner, language, request }: ReplyContext): TemplateDraft {
  return {
    key: partner.games.includes(game.slug) ? 'recommendOwn' : 'recommend',
    values: {
      title: game.title[language],
      genres: formatGenres(game, language),
      crowd: crowdOf(game, request.constraints, language),
      text: game.summary[language],
    },
    fact: game.title[language],
  };
}

/** Words about time, asking and changing one's mind, which describe no game. */
const EMPTY_WORDS =
  /^(?:sug|suggest|recommend|pick|今天|今晚|现在|周末|晚上|明天|换|试试|有空|tonight|today|now|try|next|weekend|even|new|now|今夜|今日|今晚|周末|今|别|遊べ|何)$/u;

/** Games whose sentences match the subject of the request. */
function findBySubject(context: ReplyContext): GameFile[] {
  const terms = context.question.terms.filter(({ text }) => !EMPTY_WORDS.test(text.trim()));
  const of = { ...context, question: { ...context.question, terms } };
  const scores = new Map<GameFile, number>();
  for (const { coverage, evidence, score, sentence } of searchSentences(of, 'anywhere', {
    similar: 'unused',
    message: undefined,
  })) {
    if (sentence.game === undefined) continue;
    if (coverage < MIN_SUBJECT_COVERAGE || evidence < MIN_SUBJECT_EVIDENCE) continue;
    scores.set(sentence.game, (scores.get(sentence.game) ?? 0) + score);
  }
  for (const game of context.base.content.games) {
    const title = foldText(game.title[context.language], context.language);
    if (terms.some(({ text }) => text.trim().length > 1 && title.includes(text)))
      scores.set(game, (scores.get(game) ?? 0) + TITLE_SCORE);
  }
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .map(([game]) => game)
    .slice(0, MAX_FOUND);
}

/** The game that satisfies the most requirements, with those that it does not. */
function draftNearest(games: GameFile[], context: ReplyContext): ReplyDraft[] {
  const { language } = context;
  const { constraints } = context.request;
  return games
    .map((game) => ({ game, unmet: unmetConstraints(game, constraints) }))
    .sort((a, b) => a.unmet.length - b.unmet.length)
    .slice(0, MAX_FOUND)
    .map(({ game, unmet }) => ({
      key: 'noMatch',
      values: {
        title: game.title[language],
        facts: [formatGenres(game, language), crowdOf(game, constraints, language)].join(
          { zh: '，', en: ', ', ja: '、' }[language],
        ),
        unmet: formatList(
          unmet.map((one) => UNMET[one][language]),
          language,
        ),
      },
      fact: game.title[language],
    }));
}

const supportsExactly = (game: GameFile, { players }: Constraints): number =>
  typeof players === 'number' && playerRange(game)[1] === players ? 0 : 1;

/** Games that satisfy all requirements: those about the subject of the request, then the partner's own. */
export function draftRecommendations(context: ReplyContext): ReplyDraft[] {
  const { base, partner, question, language, seed, request, previousReplies } = context;
  const { constraints } = request;
  const topic = SIMILAR.test(question.text) ? question.topic : undefined;
  // A word of a title names no game in a request for a genre: “リズム感ゼロ”.
  const named = question.mentions
    .filter(({ by }) => by !== 'part' || SIMILAR.test(question.text) || !isSureRequest(context))
    .flatMap(({ subject }) => gameOfSubject(subject) ?? []);
  // “An Xbox racer, but not Sandgear” states what the other game is like.
  const isAside = isConstrained(request.constraints) && setsAside(question.text, language);
  const like = isAside
    ? undefined
    : (named[0] ?? (topic === undefined ? undefined : gameOfSubject(topic)));
  const similar = base.content.games.filter(
    (game) =>
      !named.includes(game) &&
      game !== like &&
      (like === undefined || game.genres.some((genre) => like.genres.includes(genre))),
  );
  const isLeftOut = createLeftOut(context);
  const remaining = similar.filter((game) => !isLeftOut(game));
  const candidates = remaining.length > 0 ? remaining : similar;
  const meeting = (required: Constraints) =>
    candidates.filter((game) => unmetConstraints(game, required).length === 0);
  // Requirements of earlier requests may not have been meant to last.
  const own = request.isContinued && request.own !== undefined ? request.own : constraints;
  const attempts = [
    constraints,
    ...(isConstrained(own) ? [own, withoutMoods(own), withAnyGenre(own)] : []),
  ];
  const found = attempts.map(meeting);
  const matching = found.find((games) => games.length > 0) ?? [];
  if (matching.length === 0) return draftNearest(candidates, context);
  const meetsAll = found[0] === matching;
  const isNew = ({ title }: GameFile) =>
    !previousReplies.some((reply) => reply.includes(title[language]));
  const asksFor = question.intents.some(({ intent }) => intent === 'recommend');
  const subject =
    asksFor && like === undefined && !isConstrained(constraints)
      ? findBySubject(context).filter((game) => candidates.includes(game))
      : [];
  const ofPartner = matching.filter(({ slug }) => partner.games.includes(slug));
  const others = rotate(
    matching.filter(({ slug }) => !partner.games.includes(slug)),
    seed,
  ).sort((a, b) => supportsExactly(a, constraints) - supportsExactly(b, constraints));
  const sorted = [...rotate(ofPartner, seed), ...others];
  const liked = constraints.genres.length === 0 ? sorted.filter(createLiked(context)) : [];
  const ordered = [...new Set([...subject, ...liked, ...sorted])];
  const isOwn = ({ slug }: GameFile) => partner.games.includes(slug);
  const fresh = [
    ...ordered.filter((game) => isNew(game) || (isOwn(game) && !isConstrained(constraints))),
    ...ordered.filter((game) => !isNew(game)),
  ];
  const [best, ...rest] = fresh;
  const more = rest.filter(isNew).slice(0, 2);
  return fresh.map((game) => {
    const draft = toDraft(game, context);
    if (game !== best || more.length === 0 || !meetsAll) return draft;
    if (!isConstrained(constraints) && !SEVERAL.test(question.text)) return draft;
    return {
      ...draft,
      followUp: { key: 'matching', values: { titles: formatTitles(more, language) } },
    };
  });
}

/** The number of games that satisfy the requirements, with their titles. */
export function draftMatchingCount(context: ReplyContext): ReplyDraft[] {
  const { base, language } = context;
  const { constraints } = context.request;
  const matching = base.content.games.filter(
    (game) => unmetConstraints(game, constraints).length === 0,
  );
  if (matching.length === 0) return draftRecommendations(context);
  return [
    {
      key: 'matchingCount',
      values: {
        count: String(matching.length),
        titles: formatTitles(matching.slice(0, MAX_LISTED), language),
      },
    },
  ];
}
