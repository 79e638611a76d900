import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release, SectionName } from '@huoban/contracts';
import { ROOT } from '../../harness/processes';
import { writeChangedVersion } from '../context/changed-version';

/** A build of a section with a changed text on one page. */
export interface ChangedBuild {
  name: SectionName;
  version: string;
  folder: string;
  /** Path of the changed page. */
  page: string;
  /** Text of that page, which the version before does not contain. */
  text: string;
}

interface Messages {
  home?: { hero: { talk: string } };
  document?: { others: string };
}

const CHANGED_TEXTS = {
  'mfe-home': { page: '/', text: ({ home }: Messages) => home?.hero.talk ?? '' },
  'mfe-legal': { page: '/terms', text: ({ document }: Messages) => document?.others ?? '' },
} as const;

/**
 * Writes a build folder as a build of changed sources would be.
 * @param base release with the version that is changed
 * @param mark appended to the text
 * @param code appended to the server file
 */
export async function writeChangedBuild(
  registry: string,
  base: Release,
  name: keyof typeof CHANGED_TEXTS,
  { version, mark, code = '' }: { version: string; mark: string; code?: string },
): Promise<ChangedBuild> {
  const { page, text } = CHANGED_TEXTS[name];
  const messages = await fs.readFile(path.join(ROOT, name, 'src/locales/zh.json'), 'utf8');
  const original = text(JSON.parse(messages) as Messages);
  const folder = await writeChangedVersion(registry, {
    name,
    from: base.sections[name].version,
    version,
    change: (content, file) =>
      content.replaceAll(original, original + mark) + (file === 'server/index.cjs' ? code : ''),
  });
  return { name, version, folder, page, text: original + mark };
}
