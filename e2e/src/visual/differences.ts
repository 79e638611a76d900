import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../harness/text';
import { compare } from './compare';

/** A screen that does not look as it was accepted. */
export interface Difference {
  /** File name of the picture. */
  name: string;
  problem: string;
  accepted: Buffer | null;
  current: Buffer | null;
  /** Picture of the differing pixels, as PNG. */
  marked: Buffer | null;
}

export interface Folders {
  accepted: string;
  current: string;
}

/** Compares a screenshot, if there is one, with the accepted picture of the same name, if there is one. */
export async function findDifference(name: string, folders: Folders): Promise<Difference | null> {
  const [accepted, current] = await Promise.all(
    [folders.accepted, folders.current].map((folder) =>
      readFile(path.join(folder, name)).catch(() => null),
    ),
  );
  const pictures = { name, accepted: accepted ?? null, current: current ?? null, marked: null };
  if (!accepted) return { ...pictures, problem: 'no picture of it was accepted' };
  if (!current) return { ...pictures, problem: 'a picture of it was accepted, but it is gone' };
  const { problem, difference } = await compare(accepted, current);
  return problem === null ? null : { ...pictures, problem, marked: difference };
}

const STYLE = `body{font:14px system-ui;margin:24px;background:#222;color:#eee}
section{border-top:1px solid #555;margin-top:24px}div{display:flex;gap:12px;align-items:flex-start}
figure{margin:0;flex:1;max-width:32%}img{max-width:100%;background:#fff}figcaption{color:#aaa;padding:4px 0}`;

const figure = (title: string, picture: Buffer | null, type: string): string =>
  picture === null
    ? ''
    : `<figure><img alt="${title}" src="data:image/${type};base64,${picture.toString('base64')}"><figcaption>${title}</figcaption></figure>`;

const section = ({ name, problem, accepted, current, marked }: Difference): string =>
  `<section><h2>${escapeHtml(name)}</h2><p>${escapeHtml(problem)}</p><div>${figure('accepted', accepted, 'webp')}${figure('current', current, 'webp')}${figure('difference', marked, 'png')}</div></section>`;

/** One page without other files: accepted picture, current screenshot and differing pixels, side by side. */
export const differencePage = (differences: readonly Difference[], remark: string | null): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Differences of screens</title>
<style>${STYLE}</style></head><body><h1>${differences.length} screens differ</h1>
${remark === null ? '' : `<p>${escapeHtml(remark)}</p>`}
${differences.map(section).join('\n')}</body></html>
`;
