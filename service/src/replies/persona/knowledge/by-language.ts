import type { Language } from '@huoban/contracts';
import { oncePerLanguage } from './once-per-language';
import { runInSlices, type SlicedWork } from '../../../process/time-slices';

/** A part of the knowledge that each language has for itself, built when it is first needed. */
export interface ByLanguage<Part> {
  /** Builds the part at once unless it was loaded: a visitor may write in another language than that of the page. */
  of: (language: Language) => Part;
  /** Builds the part in slices, once. */
  load: (language: Language) => Promise<void>;
}

function finish<Part>(work: SlicedWork<Part>): Part {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

export function byLanguage<Part>(
  build: (language: Language) => SlicedWork<Part>,
): ByLanguage<Part> {
  const built = new Map<Language, Part>();
  return {
    of: (language) => {
      const known = built.get(language);
      if (known !== undefined) return known;
      const part = finish(build(language));
      built.set(language, part);
      return part;
    },
    load: oncePerLanguage(async (language) => {
      const part = await runInSlices(build(language));
      if (!built.has(language)) built.set(language, part);
    }),
  };
}
