import type { Subject } from '../../knowledge/knowledge-base';
import type { Mention } from '../mentions';
import { normalizeText } from '../normalize-text';
import { misspeltNames } from './misspelt-names';
import { createSimilarNames } from './similar-names';

const ARTICLE = /\b(?:the|an?|some|any|no) $/iu;
/** Longer messages are not searched for misspelt names. */
const MAX_MISSPELT_LENGTH = 160;

/** Adds a misspelt name to what a message names, unless it also spells one well. */
export function createMisspeltFinder(
  subjects: Subject[],
  findNames: (message: string) => Mention[],
): (message: string) => Mention[] {
  const findSimilar = createSimilarNames(subjects.flatMap(misspeltNames));
  return (message) => {
    const exact = findNames(message);
    const known = exact.find(({ by }) => by !== 'part');
    const isSure = known !== undefined && known.by !== 'alias';
    if (isSure || message.length > MAX_MISSPELT_LENGTH) return exact;
    const similar = findSimilar(message);
    if (similar === undefined) return exact;
    // 管家 of 管家启义 is an alias, the whole a misspelt title.
    const isWhole = known?.subject === similar.value && similar.text.includes(known.text);
    if (known !== undefined && !isWhole) return exact;
    const text = normalizeText(message);
    const at = text.indexOf(similar.text);
    // “The lightning” is no partner.
    if (similar.value.kind === 'partner' && ARTICLE.test(text.slice(0, at))) return exact;
    const others = exact.filter((one) => one !== known);
    return [{ subject: similar.value, text: similar.text, by: 'similar', at }, ...others];
  };
}
