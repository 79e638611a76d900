import { DEV_VERSION_PREFIX, type VersionRecord } from '@huoban/contracts';
import budgets from '../../budgets.json';
import type { Refusal } from '../refusal';
import { firstLoads, type FirstLoad, type LoadedBytes } from './first-load';

/** Maximum bytes (brotli) of a page per artifact: `release/budgets.json`. */
export type Budgets = Record<VersionRecord['name'], LoadedBytes>;

const KINDS = ['scripts', 'styles'] as const;
const MAX_LISTED_FILES = 3;

/** R017 for each page and kind of file above the budget. */
export function checkSizes(version: VersionRecord, allowed: Budgets = budgets): Refusal[] {
  // Development builds are not minified and never served to visitors.
  if (version.version.startsWith(DEV_VERSION_PREFIX)) return [];
  const budget = allowed[version.name];
  return firstLoads(version).flatMap((load) =>
    KINDS.filter((kind) => load[kind] > budget[kind]).map((kind) => ({
      code: 'R017',
      subject: `${version.name} ${version.version}`,
      problem: `the ${kind} of ${load.page} have ${load[kind]} bytes (brotli), above the budget of ${budget[kind]}; largest: ${listHeaviest(load, kind)}`,
      remedy:
        'Load what the first view does not need on demand, or raise the budget in release/budgets.json with a reason.',
    })),
  );
}

const listHeaviest = ({ files }: FirstLoad, kind: keyof LoadedBytes): string =>
  files
    .filter(({ path }) => path.endsWith('.css') === (kind === 'styles'))
    .slice(0, MAX_LISTED_FILES)
    .map(({ path, bytes }) => `${path} ${bytes}`)
    .join(', ');
