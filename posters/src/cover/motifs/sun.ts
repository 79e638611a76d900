import { orb } from '../stage';
import type { Stage } from '../stage';

export const sunAt = (s: Stage): string =>
  orb(s, s.rng.range(70, 290), s.rng.range(80, 170), s.rng.range(36, 90));
