import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { escapeHtml } from '../harness/text';
import type { ScreenVisit } from '../page/screens';

export interface ContactSheetEntry {
  visit: ScreenVisit;
  state: string;
  /** Name of the screenshot in the folder; null when it could not be taken. */
  file: string | null;
  /** Why it could not be taken, or the violations that axe found. */
  problem: string | null;
}

const STYLE = `body{font:14px system-ui;margin:24px;background:#222;color:#eee}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}figcaption{padding:4px 0 12px;color:#aaa}a{color:#8cf}
.desktop img{width:360px}.mobile img{width:140px}p{max-width:260px;color:#f88}`;

function figure({ visit, state, file, problem }: ContactSheetEntry): string {
  const caption = `${visit.language} · ${visit.device} · ${state}`;
  const alt = escapeHtml(`${visit.name}, ${caption}`);
  const image =
    file === null ? '' : `<a href="${file}"><img src="${file}" loading="lazy" alt="${alt}"></a>`;
  const text = problem === null ? '' : `<p>${escapeHtml(problem)}</p>`;
  return `<figure class="${visit.device}">${image}${text}<figcaption>${caption}</figcaption></figure>`;
}

export async function writeContactSheet(
  folder: string,
  entries: readonly ContactSheetEntry[],
): Promise<string> {
  const names = [...new Set(entries.map(({ visit }) => visit.name))];
  const sections = names.map((name) => {
    const figures = entries.filter(({ visit }) => visit.name === name).map(figure);
    return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><section>${figures.join('')}</section>`;
  });
  const links = names.map((name) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`);
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}</style>
<h1>Gallery</h1><nav>${links.join(' · ')}</nav>${sections.join('')}</html>`,
  );
  return file;
}
