import type { Language } from '@huoban/contracts';
import type { TemplateDraft, ReplyDraft, ReplyContext } from './reply-draft';
import type { SentenceMatch } from '../knowledge/sentence-index';
import type { GameFile } from '../../../content/content-schema';

/** Minimum coverage of a question by sentences of a named game or of the whole library. */
const MIN_COVERAGE = { named: 0.25, anywhere: 0.62 };
const MIN_SECOND_SCORE_RATIO = 0.72;
const MAX_JOINED_LENGTH = { zh: 90, ja: 100, en: 220 };

/** Joins two quotes unless one contains the other. */
function joinQuotes(quote: string, text: string, other: string, language: Language): string {
  if (other.includes(quote)) return other;
  if (quote.includes(other) || other.includes(text)) return quote;
  return `${quote}${language === 'en' ? ' ' : ''}${other}`;
}

function toDraft(
  match: SentenceMatch,
  more: SentenceMatch | undefined,
  { language }: ReplyContext,
): TemplateDraft {
  const { game, entity, text, quote } = match.sentence;
  const whole = more === undefined ? quote : joinQuotes(quote, text, more.sentence.quote, language);
  if (entity === undefined)
    return { key: 'tip', values: { title: game.title[language], text: whole }, fact: text };
  return {
    key: 'told',
    values: { name: entity.name[language], game: game.title[language], text: whole },
    fact: text,
  };
}

const haveSameEntity = (a: SentenceMatch, b: SentenceMatch) =>
  a.sentence.entity?.id === b.sentence.entity?.id;

/**
 * Sentences of one game or of the whole library that match the question.
 */
export function draftFromSentences(
  context: ReplyContext,
  game: GameFile | undefined,
  minCoverage = game === undefined ? MIN_COVERAGE.anywhere : MIN_COVERAGE.named,
): ReplyDraft[] {
  const { question, language, sentences } = context;
  if (question.language !== language) return [];
  const matches = sentences.search(
    question.features,
    language,
    game === undefined ? undefined : (sentence) => sentence.game.slug === game.slug,
  );
  const good = matches.filter(({ coverage }) => coverage >= minCoverage).slice(0, 4);
  return good.map((match, at) => {
    const next = at === 0 ? good[1] : undefined;
    const close =
      next !== undefined &&
      next.score >= match.score * MIN_SECOND_SCORE_RATIO &&
      haveSameEntity(match, next) &&
      match.sentence.game.slug === next.sentence.game.slug &&
      match.sentence.text.length + next.sentence.text.length <= MAX_JOINED_LENGTH[language];
    return toDraft(match, close ? next : undefined, context);
  });
}
