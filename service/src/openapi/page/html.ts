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

type Piece = Html | string | number | false | undefined | readonly Piece[];

const textOf = (piece: Piece): string => {
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'object') return piece.map(textOf).join('');
  if (piece === false || piece === undefined) return '';
  return String(piece).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
};

/** A template whose values are escaped unless they are markup themselves; lists are joined, false is left out. */
export const markup = (parts: TemplateStringsArray, ...values: Piece[]): Html =>
  new Html(parts.map((part, index) => part + textOf(values[index])).join(''));

/** Text with its `quoted` parts as code. */
export const withCode = (text: string): Html =>
  markup`${text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`))}`;
