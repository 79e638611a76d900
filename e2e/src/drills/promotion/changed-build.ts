import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@huoban/contracts';
import { ROOT } from '../../harness/processes';
import { writeVariant } from '../context/changed-version';
import { SUBJECTS, type Messages } from './promotion-context';

/** A build of a section whose page says a word differently. */
export interface ChangedBuild {
  name: string;
  version: string;
  folder: string;
  /** What its page says, and that of the version before does not. */
  word: string;
}

/**
 * Makes a build folder as a build of changed sources would be.
 * @param base the release whose version is changed
 * @param mark put after the word
 * @param code appended to its server file
 */
export async function changedBuild(
  registry: string,
  base: Release,
  subject: keyof typeof SUBJECTS,
  { version, mark, code = '' }: { version: string; mark: string; code?: string },
): Promise<ChangedBuild> {
  const { name, word } = SUBJECTS[subject];
  const messages = await fs.readFile(path.join(ROOT, name, 'src/locales/zh.json'), 'utf8');
  const said = word(JSON.parse(messages) as Messages);
  const folder = await writeVariant(registry, {
    name,
    from: base.sections[name].version,
    version,
    change: (text, file) =>
      text.replaceAll(said, said + mark) + (file === 'server/index.cjs' ? code : ''),
  });
  return { name, version, folder, word: said + mark };
}
