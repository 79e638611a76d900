import type { Language } from '@huoban/contracts';
import type { Answer, Answers, Asking } from './answer';
import type { Match } from './sentences';
import type { GameFile } from '../../content/content-schema';

/** How much of a question must be met: by what is told of a game that it names, or by the whole library. */
const ENOUGH = { named: 0.25, anywhere: 0.62 };
const NEXT_BEST = 0.72;
const LONG = { zh: 90, ja: 100, en: 220 };

/** Two quotes in one, unless one of them says it all. */
const joined = (quote: string, text: string, other: string, language: Language): string => {
  if (other.includes(quote)) return other;
  if (quote.includes(other) || other.includes(text)) return quote;
  return `${quote}${language === 'en' ? ' ' : ''}${other}`;
};

const asAnswer = (match: Match, more: Match | undefined, { language }: Asking): Answer => {
  const { game, entity, text, quote } = match.sentence;
  const whole = more === undefined ? quote : joined(quote, text, more.sentence.quote, language);
  if (entity === undefined)
    return { key: 'tip', values: { title: game.title[language], text: whole }, fact: text };
  return {
    key: 'told',
    values: { name: entity.name[language], game: game.title[language], text: whole },
    fact: text,
  };
};

const sameTelling = (a: Match, b: Match) => a.sentence.entity?.id === b.sentence.entity?.id;

/**
 * The sentences that answer what a question asks for beside its names: of one game, or of the whole library.
 * `enough` raises what must be met.
 */
export const tellFrom = (
  asking: Asking,
  game: GameFile | undefined,
  enough = game === undefined ? ENOUGH.anywhere : ENOUGH.named,
): Answers => {
  const { question, language, sentences } = asking;
  if (question.written !== language) return [];
  const matches = sentences.search(
    question.features,
    language,
    game === undefined ? undefined : (sentence) => sentence.game.slug === game.slug,
  );
  const good = matches.filter(({ coverage }) => coverage >= enough).slice(0, 4);
  return good.map((match, at) => {
    const next = at === 0 ? good[1] : undefined;
    const close =
      next !== undefined &&
      next.score >= match.score * NEXT_BEST &&
      sameTelling(match, next) &&
      match.sentence.game.slug === next.sentence.game.slug &&
      match.sentence.text.length + next.sentence.text.length <= LONG[language];
    return asAnswer(match, close ? next : undefined, asking);
  });
};
