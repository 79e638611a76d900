import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScreenVisit } from '../page/screens';

export interface Photo {
  visit: ScreenVisit;
  /** Name of the state or look. */
  state: string;
  /** Name of the picture inside the folder; `null` when it could not be taken. */
  file: string | null;
  /** Why it could not be taken, or what axe found on it. */
  problem: string | null;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const figure = ({ visit, state, file, problem }: Photo): string => {
  const words = `${visit.language} · ${visit.device} · ${state}`;
  const picture =
    file === null
      ? ''
      : `<a href="${file}"><img src="${file}" loading="lazy" alt="${escaped(`${visit.name}, ${words}`)}"></a>`;
  const complaint = problem === null ? '' : `<p>${escaped(problem)}</p>`;
  return `<figure class="${visit.device}">${picture}${complaint}<figcaption>${words}</figcaption></figure>`;
};

const STYLE = `body{font:14px system-ui;margin:24px;background:#222;color:#eee}
section{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
figure{margin:0}figcaption{padding:4px 0 12px;color:#aaa}
.desktop img{width:360px}.mobile img{width:140px}p{max-width:260px;color:#f88}`;

/** Writes one page that shows every photo, by screen. @returns its path */
export async function writeAlbum(folder: string, photos: readonly Photo[]): Promise<string> {
  const names = [...new Set(photos.map(({ visit }) => visit.name))];
  const chapters = names.map((name) => {
    const own = photos.filter(({ visit }) => visit.name === name);
    return `<h2 id="${escaped(name)}">${escaped(name)}</h2><section>${own.map(figure).join('')}</section>`;
  });
  const contents = names.map((name) => `<a href="#${escaped(name)}">${escaped(name)}</a>`);
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${STYLE}
a{color:#8cf}</style><h1>Gallery</h1><nav>${contents.join(' · ')}</nav>${chapters.join('')}</html>`,
  );
  return file;
}
