import { retiredTermsInProse } from '../lint/retired-terms.mjs';
import { lineAt, type Check } from './repository';

/** Code is quoted as it is: commands and wire formats keep their words. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));

/** Legal texts are content, not documentation. */
const isDocument = (path: string): boolean =>
  path.endsWith('.md') && !/^mfe-legal\/src\/documents\//.test(path);

/** Markdown uses the terms of the glossary; the lint rule `huoban/standard-terms` does the same for code. */
export const retiredTerms: Check = {
  name: 'no retired terms in Markdown',
  remedy: 'Use the term of docs/glossary.md that the finding names.',
  run(repository) {
    const paths = repository.paths.filter(isDocument);
    const findings = paths.flatMap((path) => {
      const text = withoutCode(repository.read(path));
      return retiredTermsInProse(text).map(
        ({ term, use, index }) => `${path}:${String(lineAt(text, index))} "${term}": use ${use}`,
      );
    });
    return { examined: paths.length, findings };
  },
};
