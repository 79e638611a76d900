/** Escaped markup. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

function toHtml(piece: HtmlValue): string {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(toHtml).join('');
  if (piece === false || piece === undefined) return '';
  return String(piece).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Template tag that escapes values except `Html`, joins lists and omits `false` and `undefined`. */
export const markup = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toHtml(values[index])).join(''));

/** Escapes a text and renders its parts in backticks as code. */
export const withCode = (text: string): Html =>
  markup`${text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`))}`;
