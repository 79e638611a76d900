import type { Settings } from '../config/environment';
import type { Log } from '../process/log';
import { foldText, maskSpans, type Span } from './folded-text';
import type { Moderation, ModerationRequest, Verdict } from './moderation';
import { createPersonalDataFinder } from './personal-data';
import { createPhraseFinder } from './phrases';
import { readRules, type RefusedRule, type Rules } from './rules-file';

export interface GuidelinesOptions {
  settings: Pick<Settings, 'MODERATION_FILE'>;
  /** Logs the matched rule, never the text. */
  log: Log;
}

/** Tests a folded text. */
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
  refused: rules.refused.map((rule) => ({
    rule: rule.rule,
    from: rule.from,
    isBroken: createRulePredicate(rule),
  })),
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
 * Moderation by the community guidelines in `MODERATION_FILE`: refuses texts, masks words and personal data, and logs
 * cases for the operator.
 * @throws ContentError with the file and field when the rules are malformed
 */
export async function createGuidelinesModeration({
  settings,
  log,
}: GuidelinesOptions): Promise<Moderation> {
  const { refused, masked, logged, findPersonal } = compileRules(
    await readRules(settings.MODERATION_FILE),
  );

  const evaluate = (
    original: string,
    author: ModerationRequest['from'],
  ): { verdict: Verdict; noted: string[] } => {
    const { text, originOf } = foldText(original);
    const noted = logged.flatMap(({ rule, find }) => (find(text).length > 0 ? [rule] : []));
    const brokenRule = refused.find(
      ({ from, isBroken }) => from.includes(author) && isBroken(text),
    )?.rule;
    if (brokenRule !== undefined) return { verdict: { kind: 'refused', rule: brokenRule }, noted };
    const hits = [
      ...masked.flatMap(({ rule, find }) => find(text).map((span) => ({ rule, ...span }))),
      ...findPersonal(text),
    ];
    if (hits.length === 0) return { verdict: { kind: 'allowed', text: original }, noted };
    const rules = [...new Set(hits.map(({ rule }) => rule))];
    return {
      verdict: { kind: 'masked', text: maskSpans(original, hits.map(originOf)), rules },
      noted,
    };
  };

  return {
    check: ({ text, from }: ModerationRequest) => {
      const { verdict, noted } = evaluate(text, from);
      // A growing reply is checked many times; info lines would flood the log.
      const write = from === 'user' ? log.info : log.debug;
      const logRule = (rule: string, result: string) =>
        write('text matched a moderation rule', { rule, verdict: result, from });
      for (const rule of noted) logRule(rule, 'noted');
      if (verdict.kind === 'refused') logRule(verdict.rule, 'refused');
      if (verdict.kind === 'masked') for (const rule of verdict.rules) logRule(rule, 'masked');
      return Promise.resolve(verdict);
    },
  };
}
