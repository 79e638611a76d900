import type { Goal } from '../bench';
import { isEqual, KB, ratioOf, type Figures } from './figures';
import type { SectionSize } from './section-sizes';

const HOME_SCRIPTS_KB = 150;
const SECTION_SCRIPTS_KB = 40;
const STATIC_LCP = 1.05;
const MONOLITH_HYDRATED = 1.05;

interface Measured {
  federated: Figures;
  monolith: Figures;
  staticPage: Figures;
  sections: readonly SectionSize[];
}

export function goalsOf({ federated, monolith, staticPage, sections }: Measured): Goal[] {
  const scripts = (federated.scripts?.median ?? NaN) / KB;
  return [
    ratioGoal(
      `LCP at most ${STATIC_LCP} of the static page's`,
      ratioOf(federated.lcp, staticPage.lcp),
      STATIC_LCP,
    ),
    ratioGoal(
      "LCP at most the rendered monolith's (within 5 % is equal)",
      ratioOf(federated.lcp, monolith.lcp),
      1,
    ),
    ratioGoal(
      `hydrated at most ${MONOLITH_HYDRATED} of the rendered monolith's`,
      ratioOf(federated.hydrated, monolith.hydrated),
      MONOLITH_HYDRATED,
    ),
    sizeGoal('scripts of the page', scripts, HOME_SCRIPTS_KB),
    ...sections.map(({ section, bytes }) =>
      sizeGoal(`scripts of the heaviest page of ${section}`, bytes / KB, SECTION_SCRIPTS_KB),
    ),
  ];
}

function ratioGoal(name: string, ratio: number | null, max: number): Goal {
  if (ratio === null) return { name, isReached: false, figure: 'not measured' };
  const isReached = ratio <= max || (max === 1 && isEqual(ratio));
  return { name, isReached, figure: ratio.toFixed(2) };
}

const sizeGoal = (what: string, size: number, max: number): Goal => ({
  name: `${what} at most ${max} KB`,
  isReached: size <= max,
  figure: `${size.toFixed(1)} KB`,
});
