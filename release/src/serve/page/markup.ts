const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escaped HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | readonly Part[];

/** Template tag that escapes every value except `Markup`; joins arrays and omits null. */
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
