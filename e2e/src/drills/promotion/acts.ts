import fs from 'node:fs/promises';
import path from 'node:path';
import type { LogEntry, Release, SectionName } from '@huoban/contracts';
import { ROOT } from '../../harness/processes';
import { writeChangedVersion } from '../context/changed-version';
import type { PromotionContext } from './step';

interface ChangedBuild {
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

const builds = new Map<string, ChangedBuild>();
export function buildOf(name: string): ChangedBuild {
  const build = builds.get(name);
  if (!build) throw new Error(`there is no build ${name}`);
  return build;
}

export const publish = (
  { site }: PromotionContext,
  { name, folder }: ChangedBuild,
): Promise<unknown> => site.release('publish', name, '--folder', folder);

/** Writes a build folder as a build of changed sources would be: `mark` is appended to a text, `code` to the server file. */
export async function writeBuild(
  { site, cleanup }: PromotionContext,
  key: string,
  name: keyof typeof CHANGED_TEXTS,
  { version, mark, code = '' }: { version: string; mark: string; code?: string },
): Promise<ChangedBuild> {
  const { release } = await site.release<{ release: Release }>('show');
  const { page, text } = CHANGED_TEXTS[name];
  const messages = await fs.readFile(path.join(ROOT, name, 'src/locales/zh.json'), 'utf8');
  const original = text(JSON.parse(messages) as Messages);
  const folder = await writeChangedVersion(cleanup, site.registry, {
    name,
    from: release.sections[name].version,
    version,
    change: (content, file) =>
      content.replaceAll(original, original + mark) + (file === 'server/index.cjs' ? code : ''),
  });
  const build = { name, version, folder, page, text: original + mark };
  builds.set(key, build);
  return build;
}

/** The short form runs the smoke checks of one page; they are no evidence, so that it forces promotions. */
export const promote = (
  { site, short }: PromotionContext,
  name: string,
  force = short ? ['--force', 'the short drill checks one page only'] : [],
): Promise<LogEntry> => site.act('promote', '--from', 'staging', '--only', name, ...force);

export async function isRefused(act: Promise<unknown>, code: string): Promise<boolean> {
  const result = await act.catch(String);
  return typeof result === 'string' && result.includes(code);
}

export async function homeVersions({ site }: PromotionContext): Promise<string[]> {
  const published = await site.release<{ version: string }[]>('versions', 'mfe-home');
  return published.map(({ version }) => version);
}
