import type { Language } from '@huoban/contracts';
import { LANGUAGES } from '@huoban/contracts';
import { bigramsOf, foldForSearch, runsOf } from '../search/fold';
import { actionsOf } from './action-words';
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
const REPLY_WEIGHT = 0.5;
/** Of an action that the typed text names in other words. */
const ACTION_WEIGHT = 2.5;
/** A smaller lead over the second choice is unclear. */
const MIN_LEAD = 0.5;
/** Words of the reply alone say too little. */
const MIN_SCORE = 1;

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
        return answer.includes(term) ? sum + weight * REPLY_WEIGHT : sum;
      }, 0)
    );
  });
  return Math.max(...scores);
}

/** Actions that a choice mentions in any language, besides those that all choices mention. */
function distinctActions(choices: ChoiceTexts[]): Set<string>[] {
  const all = choices.map(({ text }) => actionsOf(LANGUAGES.map((one) => text[one]).join('\n')));
  return all.map(
    (actions) => new Set([...actions].filter((action) => !all.every((one) => one.has(action)))),
  );
}

/**
 * The choices that share most words and actions with a typed text: one when it is clear, several when it is not, none
 * without.
 */
export function choicesByMeaning<Choice extends ChoiceTexts>(
  typed: string,
  choices: Choice[],
): Choice[] {
  const named = actionsOf(typed);
  const actions = distinctActions(choices);
  const scored = choices.map((choice, at) => {
    const shared = [...named].filter((action) => actions[at]?.has(action)).length;
    return { choice, score: scoreOf(typed, choice) + shared * ACTION_WEIGHT };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < MIN_SCORE) return [];
  return scored.flatMap(({ choice, score }) => (score > best - MIN_LEAD ? [choice] : []));
}
