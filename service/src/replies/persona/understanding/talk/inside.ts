import type { Language } from '@huoban/contracts';
import { gameOfSubject, type KnowledgeBase, type Subject } from '../../knowledge/knowledge-base';
import { foldTerm } from '../fold-text';
import type { Mention } from '../mentions';
import { containsTerm, type Term } from '../terms';

/** A longer question asks for more than who someone is. */
const MAX_TERMS = 2;

/**
 * Creates a search for the character or thing of the talk's game that a question calls by a part of its name: “who is
 * the princess?”
 */
export const createInside =
  (base: KnowledgeBase) =>
  (terms: Term[], topic: Subject, language: Language): Mention | undefined => {
    const game = gameOfSubject(topic);
    if (game === undefined || terms.length === 0 || terms.length > MAX_TERMS) return undefined;
    if (terms.some(({ text }) => text.trim().length < 2)) return undefined;
    const named = terms.map((term) => ({ ...term, synonyms: [] }));
    const found = base
      .entitiesOf(game)
      .filter(({ name }) =>
        named.every((term) => containsTerm(foldTerm(name[language], language), term)),
      );
    const [entity, another] = found;
    return entity === undefined || another !== undefined
      ? undefined
      : { subject: { kind: 'entity', game, entity }, text: '', by: 'part', at: 0 };
  };

export type FindInside = ReturnType<typeof createInside>;
