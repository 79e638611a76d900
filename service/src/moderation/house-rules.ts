import type { Settings } from '../config/environment';
import type { Log } from '../log';
import { foldText, hide, type Span } from './folded-text';
import type { Moderation, ModerationCase, Verdict } from './moderation';
import { findPersonalData } from './personal-data';
import { phraseFinder } from './phrases';
import { readRules, type RefusedRule, type Rules } from './rules-file';

export interface HouseRulesParts {
  settings: Pick<Settings, 'MODERATION_FILE'>;
  /** Hears which rule was met, never by what. */
  log: Log;
}

/** Whether a folded text breaks a rule. */
type Breaks = (folded: string) => boolean;

const near = (a: Span, b: Span, within: number) =>
  a.from <= b.to + within && b.from <= a.to + within;

const breaksRule = ({ phrases, together, within, unless }: RefusedRule): Breaks => {
  const any = phraseFinder(phrases);
  const groups = together.map((group) => phraseFinder(group));
  const innocent = phraseFinder(unless);
  const meet = (folded: string): boolean => {
    const [first = [], ...others] = groups.map((find) => find(folded));
    return first.some((hit) =>
      others.every((hits) => hits.some((other) => near(hit, other, within))),
    );
  };
  return (folded) =>
    (any(folded).length > 0 || (groups.length > 1 && meet(folded))) &&
    innocent(folded).length === 0;
};

const compile = (rules: Rules) => ({
  refused: rules.refused.map((rule) => ({ rule: rule.rule, breaks: breaksRule(rule) })),
  masked: rules.masked.map(({ rule, words, except }) => ({
    rule,
    find: phraseFinder(words, except),
  })),
  logged: rules.logged.map(({ rule, phrases, except }) => ({
    rule,
    find: phraseFinder(phrases, except),
  })),
  findPersonal: findPersonalData(rules),
});

/**
 * The rules of the house: some texts are refused, some words and personal data are hidden, some cases are only noted
 * for the operator. The rules stand in a file that an editor can change.
 * @throws ContentError that names the file and field when the rules are malformed.
 */
export const houseRules = async ({ settings, log }: HouseRulesParts): Promise<Moderation> => {
  const { refused, masked, logged, findPersonal } = compile(
    await readRules(settings.MODERATION_FILE),
  );

  const judge = (original: string): { verdict: Verdict; noted: string[] } => {
    const { text, originOf } = foldText(original);
    const noted = logged.flatMap(({ rule, find }) => (find(text).length > 0 ? [rule] : []));
    const broken = refused.find(({ breaks }) => breaks(text));
    if (broken !== undefined) return { verdict: { kind: 'refused', rule: broken.rule }, noted };
    const hits = [
      ...masked.flatMap(({ rule, find }) => find(text).map((span) => ({ rule, ...span }))),
      ...findPersonal(text),
    ];
    if (hits.length === 0) return { verdict: { kind: 'fine', text: original }, noted };
    const rules = [...new Set(hits.map(({ rule }) => rule))];
    return { verdict: { kind: 'masked', text: hide(original, hits.map(originOf)), rules }, noted };
  };

  return {
    check: ({ text, from }: ModerationCase) => {
      const { verdict, noted } = judge(text);
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
};
