import { isDeepStrictEqual } from 'node:util';
import {
  findBreakingChanges,
  type BreakingChange,
  type EndpointDigest,
} from '@huoban/contracts/digests';
import type { AllowedBreak } from './records';

export interface ContractComparison {
  /** Breaking changes that are not allowed. */
  breaks: BreakingChange[];
  /** Endpoints that are new or differ from their record. */
  unrecorded: string[];
}

/** Compares the current contract with the recorded one. */
export function compareContracts(
  recorded: readonly EndpointDigest[],
  current: readonly EndpointDigest[],
  allowed: readonly AllowedBreak[],
): ContractComparison {
  const find = (digests: readonly EndpointDigest[], endpoint: string) =>
    digests.find((digest) => digest.endpoint === endpoint);
  const isAllowed = ({ endpoint, change }: BreakingChange) =>
    allowed.some((each) => each.endpoint === endpoint && each.change === change);
  return {
    breaks: recorded
      .flatMap((was) => findBreakingChanges(was, find(current, was.endpoint)))
      .filter((each) => !isAllowed(each)),
    unrecorded: current
      .filter((is) => !isDeepStrictEqual(find(recorded, is.endpoint), is))
      .map(({ endpoint }) => endpoint),
  };
}
