import { orb } from '../../motif-context';
import type { MotifContext } from '../../motif-context';

export const sunAt = (s: MotifContext): string =>
  orb(s, s.rng.range(70, 290), s.rng.range(80, 170), s.rng.range(36, 90));
