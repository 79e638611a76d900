import { DEV_VERSION_PREFIX, type VersionRecord } from '@huoban/contracts';
import budgets from '../../budgets.json';
import type { Refusal } from '../refusal';
import { firstLoads, type FirstLoad, type LoadedBytes } from './first-load';

/** Most bytes (brotli) of the heaviest page of each artifact: `release/budgets.json`. */
export type Budgets = Record<VersionRecord['name'], LoadedBytes>;

const KINDS = ['scripts', 'styles'] as const;
const MAX_LISTED_FILES = 3;

/** R017 for each page and kind of file that is over the budget. */
export function checkSizes(version: VersionRecord, allowed: Budgets = budgets): Refusal[] {
  // Readable builds for whoever develops a section; visitors never see them.
  if (version.version.startsWith(DEV_VERSION_PREFIX)) return [];
  const budget = allowed[version.name];
  return firstLoads(version).flatMap((load) =>
    KINDS.filter((kind) => load[kind] > budget[kind]).map((kind) => ({
      code: 'R017',
      subject: `${version.name} ${version.version}`,
      problem: `the ${kind} of ${load.page} have ${load[kind]} bytes (brotli), and the budget is ${budget[kind]}; largest: ${largest(load, kind)}`,
      remedy:
        'Load what is not needed at first on demand, or raise the number in release/budgets.json together with the reason.',
    })),
  );
}

const largest = ({ files }: FirstLoad, kind: keyof LoadedBytes): string =>
  files
    .filter(({ path }) => path.endsWith('.css') === (kind === 'styles'))
    .slice(0, MAX_LISTED_FILES)
    .map(({ path, bytes }) => `${path} ${bytes}`)
    .join(', ');
