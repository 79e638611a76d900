import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { bigramsOf, foldForSearch, runsOf } from '../search/fold';
import { foldText } from '../replies/persona/understanding/fold-text';
import { detectLanguage } from '../replies/persona/understanding/normalize-text';
import { createThesaurus, readTerms } from '../replies/persona/understanding/terms';

type Localized = Record<Language, string>;

export interface ChoiceTexts {
  text: Localized;
  reply?: Localized | undefined;
}

const NO_SYNONYMS = createThesaurus({ zh: [], en: [], ja: [] });
/** The choice itself says more about its meaning than the partner's reply to it. */
const TEXT_WEIGHT = 2;

/** Pairs of characters with a Han character that a typed text shares with a choice. */
function sharedPairs(typed: string, own: string): number {
  const pairs = runsOf(foldForSearch(typed)).flatMap((run) =>
    run.isDense ? bigramsOf(run.text) : [],
  );
  return new Set(pairs.filter((pair) => /\p{Script=Han}./u.test(pair) && own.includes(pair))).size;
}

/** Points for the words of a typed text in a choice and in the reply to it, in the language that fits best. */
function scoreOf(typed: string, { text, reply }: ChoiceTexts): number {
  const scores = LANGUAGES.map((page) => {
    const language = detectLanguage(typed, page);
    const terms = readTerms(typed, [], language, NO_SYNONYMS);
    const own = foldText(text[language], language);
    const answer = foldText(reply?.[language] ?? '', language);
    return (
      sharedPairs(typed, own) +
      terms.reduce((sum, { text: term, weight }) => {
        if (own.includes(term)) return sum + weight * TEXT_WEIGHT;
        return answer.includes(term) ? sum + weight : sum;
      }, 0)
    );
  });
  return Math.max(...scores);
}

/** The choices that share most words with a typed text: one when it is clear, several when it is not, none without. */
export function choicesByMeaning<Choice extends ChoiceTexts>(
  typed: string,
  choices: Choice[],
): Choice[] {
  const scored = choices.map((choice) => ({ choice, score: scoreOf(typed, choice) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.flatMap(({ choice, score }) => (score === best ? [choice] : []));
}
