import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@huoban/contracts';
import type { HelpSection } from './sentences';

/** The agreements of the site itself, without the editions for other products. */
const DOCUMENTS = ['terms', 'privacy', 'topup-agreement', 'douvterms', 'douvsubscribeterms'];

interface Section {
  heading: string;
  body: string;
}

/** Splits a document into its introduction and sections, with its title in each heading. */
export function splitAgreement(markdown: string): Section[] {
  const title = /^title: (.+)$/mu.exec(markdown)?.[1] ?? '';
  const [, text = ''] = markdown.split(/^---$[^]*?^---$/mu);
  return text.split(/^## /mu).map((section, at) => {
    const lines = section.split('\n').map((line) => line.replace(/^- /u, '').trim());
    const body = lines
      .slice(at === 0 ? 0 : 1)
      .filter((line) => line !== '' && !line.startsWith('>'));
    return { heading: at === 0 ? title : `${title} ${lines[0] ?? ''}`, body: body.join('\n') };
  });
}

/** Reads the agreements in all languages; a missing folder counts as empty. */
export async function readAgreements(folder: string): Promise<HelpSection[]> {
  const read = (language: Language, name: string) =>
    readFile(join(folder, language, `${name}.md`), 'utf8').then(splitAgreement, () => []);
  const documents = await Promise.all(
    DOCUMENTS.map(async (name) => {
      const [zh, en, ja] = await Promise.all([
        read('zh', name),
        read('en', name),
        read('ja', name),
      ]);
      return zh.flatMap((section, at): HelpSection[] => {
        const [english, japanese] = [en[at], ja[at]];
        if (english === undefined || japanese === undefined) return [];
        return [
          {
            heading: { zh: section.heading, en: english.heading, ja: japanese.heading },
            body: { zh: section.body, en: english.body, ja: japanese.body },
            isAgreement: true,
          },
        ];
      });
    }),
  );
  return documents.flat();
}
