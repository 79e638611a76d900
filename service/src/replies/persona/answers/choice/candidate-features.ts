import { BY_RULES, type Candidate } from './candidates';

/** Values by feature. */
export type Features = ReadonlyMap<string, number>;

/** What the weights of a choice count: how a candidate was found and what it says, each with what the message is. */
export function readFeatures(
  { kinds, drafts: [draft], scores }: Candidate,
  message: readonly [string, number][],
): Features {
  const key = draft !== undefined && 'key' in draft ? draft.key : 'verbatim';
  const traits = [`says ${key}`, ...kinds];
  return new Map<string, number>([
    ...traits.map((trait) => [trait, 1] as const),
    ...traits.flatMap((trait) =>
      message.map(([name, score]) => [`${trait} × ${name}`, score] as const),
    ),
    ...kinds
      .filter((kind) => kind !== BY_RULES)
      .flatMap((kind) =>
        Object.entries(scores).map(([name, score]) => [`${kind}: ${name}`, score] as const),
      ),
  ]);
}
