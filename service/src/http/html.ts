/** Markup that is safe to put into a page. */
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

/** A template whose values are escaped unless they are markup themselves; lists are joined, false is left out. */
export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html =>
  new Html(parts.map((part, index) => part + toHtml(values[index])).join(''));

/** Text with its `quoted` parts as code. */
export const withCode = (text: string): Html =>
  html`${text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`;
