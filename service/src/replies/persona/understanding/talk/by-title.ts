import type { Language } from '@huoban/contracts';
import { nameOf, type Subject } from '../../knowledge/knowledge-base';
import { foldTerm } from '../fold-text';
import type { Mention } from '../mentions';
import { HIRAGANA_WEIGHT, type Term } from '../terms';
import { isSame, listSubjects, type Talk } from './subjects';

/** Messages back in which a game still is one of the talk. */
const MAX_BACK = 8;

/** Games that the visitor named, and the first of each reply. */
const gamesOf = (talk: Talk): Subject[] =>
  talk.earlier.slice(-MAX_BACK).flatMap((turn) => {
    const games = listSubjects(turn, talk).filter(({ kind }) => kind === 'game');
    return turn.sender === 'user' ? games : games.slice(0, 1);
  });

/**
 * The game of the talk, other than its topic, whose title has a word of a question: “what does the deer light up?” of
 * Lantern Deer.
 */
export function findByTitle(
  terms: Term[],
  topic: Subject,
  talk: Talk,
  language: Language,
): Mention | undefined {
  if (language === 'en') return undefined;
  const words = terms.filter(({ weight }) => weight > HIRAGANA_WEIGHT).map(({ text }) => text);
  const has = (subject: Subject) => {
    const title = foldTerm(nameOf(subject, language), language);
    return words.some((word) => title.includes(word));
  };
  if (has(topic)) return undefined;
  const games = gamesOf(talk).filter((game) => !isSame(game, topic) && has(game));
  const [first] = games;
  return first === undefined || games.some((game) => !isSame(game, first))
    ? undefined
    : { subject: first, text: '', by: 'part', at: 0 };
}
