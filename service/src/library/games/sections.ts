import type { Language } from '@huoban/contracts';
import type { Localized } from '../../database/tables';

/** Sections of an article in one language. */
export const presentSections = (
  sections: readonly { heading: Localized; body: Localized }[],
  language: Language,
): { heading: string; body: string }[] =>
  sections.map(({ heading, body }) => ({ heading: heading[language], body: body[language] }));
