import { ratioOf, type Figures } from './figures';
import type { SectionSize } from './section-sizes';
import { isEqual } from './statistics';

export interface Goal {
  name: string;
  reached: boolean;
  figure: string;
}

export const KB = 1024;
const HOME_SCRIPTS_KB = 150;
const SECTION_SCRIPTS_KB = 40;
const STATIC_LCP = 1.15;
const MONOLITH_HYDRATED = 1.1;

interface Measured {
  federated: Figures;
  monolith: Figures;
  fixed: Figures;
  sections: readonly SectionSize[];
}

/** What the federated page promises, with the figures of this run. */
export function goalsOf({ federated, monolith, fixed, sections }: Measured): Goal[] {
  const scripts = (federated.scripts?.median ?? NaN) / KB;
  return [
    ratioGoal(`LCP at most ${STATIC_LCP} of the static page's`, {
      ratio: ratioOf(federated.lcp, fixed.lcp),
      limit: STATIC_LCP,
    }),
    ratioGoal("LCP at most the rendered monolith's (within 5 % is equal)", {
      ratio: ratioOf(federated.lcp, monolith.lcp),
      limit: 1,
    }),
    ratioGoal(`hydrated at most ${MONOLITH_HYDRATED} of the rendered monolith's`, {
      ratio: ratioOf(federated.hydrated, monolith.hydrated),
      limit: MONOLITH_HYDRATED,
    }),
    sizeGoal('scripts of the page', scripts, HOME_SCRIPTS_KB),
    ...sections.map(({ section, page, bytes }) =>
      sizeGoal(`scripts of ${section} (${page})`, bytes / KB, SECTION_SCRIPTS_KB),
    ),
  ];
}

function ratioGoal(name: string, { ratio, limit }: { ratio: number | null; limit: number }): Goal {
  if (ratio === null) return { name, reached: false, figure: 'not measured' };
  const reached = ratio <= limit || (limit === 1 && isEqual(ratio));
  return { name, reached, figure: ratio.toFixed(2) };
}

const sizeGoal = (what: string, size: number, limit: number): Goal => ({
  name: `${what} at most ${limit} KB`,
  reached: size <= limit,
  figure: `${size.toFixed(1)} KB`,
});
