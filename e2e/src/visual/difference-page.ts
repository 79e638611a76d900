import type { Difference } from './judge';

const STYLE = `body{font:14px system-ui;margin:24px;background:#222;color:#eee}
section{border-top:1px solid #555;margin-top:24px}div{display:flex;gap:12px;align-items:flex-start}
figure{margin:0;flex:1;max-width:32%}img{max-width:100%;background:#fff}figcaption{color:#aaa;padding:4px 0}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const figure = (title: string, picture: Buffer | null, type: string): string =>
  picture === null
    ? ''
    : `<figure><img alt="${title}" src="data:image/${type};base64,${picture.toString('base64')}"><figcaption>${title}</figcaption></figure>`;

/** One page that needs nothing else: each difference as accepted, as now, and what differs. */
export const differencePage = (differences: readonly Difference[], remark: string | null): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Differences of screens</title>
<style>${STYLE}</style></head><body><h1>${String(differences.length)} screens differ</h1>
${remark === null ? '' : `<p>${escaped(remark)}</p>`}
${differences
  .map(
    ({ name, problem, accepted, now, marked }) =>
      `<section><h2>${escaped(name)}</h2><p>${escaped(problem)}</p><div>${figure('accepted', accepted, 'webp')}${figure('now', now, 'webp')}${figure('what differs', marked, 'png')}</div></section>`,
  )
  .join('\n')}</body></html>
`;
