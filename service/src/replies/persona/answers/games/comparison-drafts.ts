import type { CharacterFile, GameFile } from '../../../../content/content-schema';
import { gameOfSubject } from '../../knowledge/knowledge-base';
import { splitSentences } from '../../../../content/split-sentences';
import { sessionMinutes, unmetConstraints } from '../../knowledge/game-facts';
import type { Intent } from '../../understanding/intents/intent';
import {
  formatDate,
  formatGenres,
  formatList,
  formatMinutes,
  formatPlatforms,
  formatPlayerCount,
  formatTitles,
} from '../../wording/format';
import type { ReplyContext, TemplateDraft } from '../reply-draft';

const COMPARES =
  /哪(?:个|款|一个|一款|部)|更|区别|不同|比较|对比|相比|一样|\b(?:which|difference|differ|compare|compared|versus|vs|better|easier|harder|newer|older|longer|shorter|same|newest|oldest|latest)\b|最(?:新|老|早|晚)|どっち|どちら|違い|比べ|同じ|一番|いちばん/iu;

/** Compares the named game with the one of the talk. */
const COMPARES_WITH =
  /比|哪(?:个|款)更|区别|不同|\b(?:than|compared?|versus|vs|difference|differ|which)\b|どっち|どちら|違い|より/iu;

type Facet = (game: GameFile) => string;

/** What a comparison without the name of a fact compares: “which is older?” */
const COMPARED = {
  date: /新(?!手)|[早晚](?!上)|老(?!手|板)|\b(?:newer|older|earlier|later|(?:came|come) (?:out )?first)\b|新しい|古い|先に|[後あ]とに/iu,
  players: /人(?:更|比较)?[多少]|\b(?:more|fewer) (?:people|players)\b|大人数|人数/iu,
};

/** The facts of a game that answer the question, or its main facts. */
function facetsFor(intents: Intent[], { language, question }: ReplyContext): Facet[] {
  const date: Facet = ({ released }) => formatDate(released, language);
  const players: Facet = (game) => formatPlayerCount(game, language);
  const compared = { date, players };
  const named = Object.entries(COMPARED).flatMap(([key, pattern]) =>
    pattern.test(question.text) ? [compared[key as keyof typeof compared]] : [],
  );
  if (named.length > 0) return named;
  const facets: Partial<Record<Intent, Facet>> = {
    developer: ({ developer }) => developer[language],
    released: date,
    when: date,
    players,
    platforms: (game) => formatPlatforms(game, language),
    genre: (game) => formatGenres(game, language),
  };
  const requested = intents.flatMap((intent) => facets[intent] ?? []);
  if (requested.length > 0) return requested;
  return [
    (game) => formatGenres(game, language),
    players,
    (game) => formatPlatforms(game, language),
    date,
  ];
}

/** The main facts of a game in a list. */
export const listFacts = (game: GameFile, facets: Facet[], { language }: ReplyContext): string =>
  [...facets.map((facet) => facet(game)), formatMinutes(sessionMinutes(game), language)]
    .filter((fact) => fact !== '')
    .join({ zh: '，', en: ', ', ja: '、' }[language]);

/** A comparison of the named games, when the question asks for one. */
export function draftComparison(context: ReplyContext): TemplateDraft[] {
  const { question, language } = context;
  const named = question.mentions
    .filter(({ by }) => by !== 'part')
    .flatMap(({ subject }) => gameOfSubject(subject) ?? []);
  const { topic } = question;
  const ofTalk =
    named.length === 1 && topic?.kind === 'game' && COMPARES_WITH.test(question.text)
      ? [topic.game]
      : [];
  const games = [...new Set([...ofTalk, ...named])];
  const partners = question.mentions.flatMap(({ subject }) =>
    subject.kind === 'partner' ? [subject.partner] : [],
  );
  const [partner, another] = partners;
  if (games.length === 0 && partner !== undefined && another !== undefined) {
    const introduce = ({ name, bio }: CharacterFile) =>
      `${name[language]}${language === 'en' ? ': ' : '：'}${(splitSentences(bio[language], language)[0] ?? '').replace(/[。.]$/u, '')}`;
    return [{ key: 'compare', values: { first: introduce(partner), second: introduce(another) } }];
  }
  const [one, other] = games;
  if (one === undefined || other === undefined) return [];
  const intents = question.intents.map(({ intent }) => intent);
  if (!COMPARES.test(question.text) && question.terms.length > 1) return [];
  const { constraints, isStated } = context.request;
  const fits = games.filter((game) => unmetConstraints(game, constraints).length === 0);
  const [fit] = fits;
  const facets = facetsFor(intents, context);
  const describe = (game: GameFile) => {
    const title = formatTitles([game], language);
    const facts = listFacts(game, facets, context);
    return language === 'en'
      ? `${title} is ${facts}`
      : `${title}${language === 'ja' ? 'は' : '是'}${facts}`;
  };
  if (isStated && fit !== undefined && fits.length < games.length)
    return [
      {
        key: 'compareFit',
        values: { title: fit.title[language], facts: listFacts(fit, facets, context) },
      },
    ];
  return [
    {
      key: 'compare',
      values: {
        first: describe(one),
        second: formatList(games.slice(1).map(describe), language),
      },
    },
  ];
}
