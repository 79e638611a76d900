import { z } from 'zod';
import { LANGUAGES, type Check } from './repository';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const LOCALE_FILE = new RegExp(`^(.*/locales)/(${LANGUAGES.join('|')})((?:/[^/]+)?)\\.json$`);

interface Messages {
  [key: string]: string | Messages;
}
const messagesSchema: z.ZodType<Messages> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messagesSchema])),
);

/** Every message exists in every language, is not empty and uses the same interpolation values. */
export const locales: Check = {
  name: 'locales are complete',
  remedy: 'Write the missing message in that language; keep the {{values}} of the others.',
  run(repository) {
    const bundles = new Map<string, Map<string, string>>();
    for (const path of repository.paths) {
      const [, folder, language, part] = LOCALE_FILE.exec(path) ?? [];
      if (folder === undefined || language === undefined) continue;
      const bundle = `${folder}${part ?? ''}`;
      bundles.set(bundle, (bundles.get(bundle) ?? new Map<string, string>()).set(language, path));
    }
    let examined = 0;
    const findings: string[] = [];
    for (const [bundle, files] of bundles) {
      const tables = LANGUAGES.map((language) => {
        const path = files.get(language);
        if (path === undefined) findings.push(`${bundle} has no ${language}`);
        const messages =
          path === undefined ? {} : messagesSchema.parse(JSON.parse(repository.read(path)));
        return { language, table: flatten(messages) };
      });
      const keys = new Set(tables.flatMap(({ table }) => [...table.keys()]));
      for (const key of keys) {
        examined += tables.length;
        findings.push(...findingsFor(`${bundle} ${key}`, key, tables));
      }
    }
    return { examined, findings };
  },
};

function findingsFor(
  where: string,
  key: string,
  tables: { language: string; table: Map<string, string> }[],
): string[] {
  const values = new Set(
    tables.flatMap(({ table }) => (table.has(key) ? [valuesIn(table.get(key) ?? '')] : [])),
  );
  return [
    ...tables.flatMap(({ language, table }) => {
      const text = table.get(key);
      if (text === undefined) return [`${where} is missing in ${language}`];
      return text.trim() === '' ? [`${where} is empty in ${language}`] : [];
    }),
    ...(values.size > 1 ? [`${where} names different values: ${[...values].join(' / ')}`] : []),
  ];
}

function valuesIn(text: string): string {
  const names = [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name);
  // Singular forms may omit the count.
  return (
    [...new Set(names)]
      .filter((name) => name !== 'count')
      .sort()
      .join(', ') || 'none'
  );
}

/** Plural forms differ by language, so `x_one` and `x_other` count as one key `x`. */
function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const table = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') table.set(`${prefix}${key}`.replace(PLURAL, ''), value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) table.set(inner, text);
  }
  return table;
}
