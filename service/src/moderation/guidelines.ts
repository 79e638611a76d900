import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { foldText, maskSpans, type Span } from './folded-text';
import type { Moderation, ModerationRequest, Verdict } from './moderation';
import { createPersonalDataFinder } from './personal-data';
import { createPhraseFinder } from './phrases';
import { readRules, type RefusedRule, type Rules } from './rules-file';

export interface GuidelinesOptions {
  settings: Pick<Settings, 'MODERATION_FILE'>;
  /** Hears which rule was met, never by what. */
  log: Log;
}

/** Whether a folded text breaks a rule. */
type TextPredicate = (folded: string) => boolean;

const isNear = (a: Span, b: Span, within: number) =>
  a.from <= b.to + within && b.from <= a.to + within;

function createRulePredicate({ phrases, together, within, unless }: RefusedRule): TextPredicate {
  const findPhrases = createPhraseFinder(phrases);
  const groups = together.map((group) => createPhraseFinder(group));
  const findExemptions = createPhraseFinder(unless);
  const areGroupsNear = (folded: string): boolean => {
    const [first = [], ...others] = groups.map((find) => find(folded));
    return first.some((hit) =>
      others.every((hits) => hits.some((other) => isNear(hit, other, within))),
    );
  };
  return (folded) =>
    (findPhrases(folded).length > 0 || (groups.length > 1 && areGroupsNear(folded))) &&
    findExemptions(folded).length === 0;
}

const compileRules = (rules: Rules) => ({
  refused: rules.refused.map((rule) => ({ rule: rule.rule, isBroken: createRulePredicate(rule) })),
  masked: rules.masked.map(({ rule, words, except }) => ({
    rule,
    find: createPhraseFinder(words, except),
  })),
  logged: rules.logged.map(({ rule, phrases, except }) => ({
    rule,
    find: createPhraseFinder(phrases, except),
  })),
  findPersonal: createPersonalDataFinder(rules),
});

/**
 * The rules of the house: some texts are refused, some words and personal data are hidden, some cases are only noted
 * for the operator. The rules stand in a file that an editor can change.
 * @throws ContentError that names the file and field when the rules are malformed.
 */
export async function createGuidelinesModeration({
  settings,
  log,
}: GuidelinesOptions): Promise<Moderation> {
  const { refused, masked, logged, findPersonal } = compileRules(
    await readRules(settings.MODERATION_FILE),
  );

  const evaluate = (original: string): { verdict: Verdict; noted: string[] } => {
    const { text, originOf } = foldText(original);
    const noted = logged.flatMap(({ rule, find }) => (find(text).length > 0 ? [rule] : []));
    const broken = refused.find(({ isBroken }) => isBroken(text));
    if (broken !== undefined) return { verdict: { kind: 'refused', rule: broken.rule }, noted };
    const hits = [
      ...masked.flatMap(({ rule, find }) => find(text).map((span) => ({ rule, ...span }))),
      ...findPersonal(text),
    ];
    if (hits.length === 0) return { verdict: { kind: 'fine', text: original }, noted };
    const rules = [...new Set(hits.map(({ rule }) => rule))];
    return {
      verdict: { kind: 'masked', text: maskSpans(original, hits.map(originOf)), rules },
      noted,
    };
  };

  return {
    check: ({ text, from }: ModerationRequest) => {
      const { verdict, noted } = evaluate(text);
      // A reply is checked again and again while it grows; one line each time would drown the rest.
      const write = from === 'user' ? log.info : log.debug;
      for (const rule of noted) write('a text met a rule', { rule, verdict: 'noted', from });
      if (verdict.kind === 'refused')
        write('a text met a rule', { rule: verdict.rule, verdict: 'refused', from });
      if (verdict.kind === 'masked')
        for (const rule of verdict.rules)
          write('a text met a rule', { rule, verdict: 'masked', from });
      return Promise.resolve(verdict);
    },
  };
}
