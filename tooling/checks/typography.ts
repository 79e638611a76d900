import { LANGUAGES, type Check } from './repository';

const LOCALE = /(?:^|\/)locales\/(?:.*\/)?en(?:\/[^/]+)?\.json$/;
const LEGAL = /^mfe-legal\/src\/documents\/en\/[^/]+\.md$/;
const CONTENT = /^service\/content\/.+\.json$/;
/** Words of visitors, which they type with straight apostrophes. */
const TYPED = /\/(?:moderation\/|questions\/|persona\/(?:examples|synonyms)\.json$)/;

/** English texts have typographic apostrophes and quotation marks: ’ “ ”. */
export const typography: Check = {
  name: 'English texts have typographic quotation marks',
  remedy: 'Write ’ for an apostrophe and “ ” around a quotation.',
  run(repository) {
    let examined = 0;
    const findings: string[] = [];
    for (const path of repository.paths) {
      for (const text of englishTexts(path, repository.read)) {
        examined += 1;
        if (/['"]/.test(text)) findings.push(`${path}: ${text.slice(0, 80)}`);
      }
    }
    return { examined, findings };
  },
};

function englishTexts(path: string, read: (path: string) => string): string[] {
  if (LEGAL.test(path)) return read(path).split('\n');
  if (LOCALE.test(path)) return stringsIn(JSON.parse(read(path)), true);
  if (CONTENT.test(path) && !TYPED.test(path)) return stringsIn(JSON.parse(read(path)), false);
  return [];
}

/** The English strings of a JSON value: all of them, or those under a key "en". */
function stringsIn(value: unknown, isEnglish: boolean): string[] {
  if (typeof value === 'string') return isEnglish ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => stringsIn(item, isEnglish));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    stringsIn(inner, LANGUAGES.some((language) => language === key) ? key === 'en' : isEnglish),
  );
}
