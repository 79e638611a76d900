const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that may be sent as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

/** A template of markup: every value is escaped, but for markup itself; lists are joined, null is nothing. */
export function markup(strings: TemplateStringsArray, ...values: Part[]): Markup {
  const parts = strings.map((text, at) => text + render(values[at] ?? null));
  return new Markup(parts.join(''));
}

function render(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
