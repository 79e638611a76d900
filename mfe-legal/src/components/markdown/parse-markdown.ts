/** A run of text; `strong` if it was enclosed in double asterisks. */
export interface Run {
  text: string;
  strong: boolean;
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'quote'; runs: Run[] };

const HEADING = /^(#{2,3})\s+(.+)$/;
const BULLET = /^-\s+(.+)$/;
const NUMBERED = /^\d{1,3}\.\s+(.+)$/;
const QUOTED = /^>\s?(.*)$/;

/**
 * Parses the Markdown subset of the documents: headings of level 2 and 3, paragraphs, flat lists, quotations and bold.
 * Everything else, including HTML and links, stays plain text.
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap(parseChunk);
}

function parseChunk(chunk: string): Block[] {
  const lines = chunk.split('\n').map((line) => line.trim());
  const [first = '', ...rest] = lines;
  const [, marks, title] = HEADING.exec(first) ?? [];
  if (marks !== undefined && title !== undefined) {
    const heading: Block = {
      kind: 'heading',
      level: marks.length === 2 ? 2 : 3,
      runs: runsOf(title),
    };
    return rest.length === 0 ? [heading] : [heading, ...parseChunk(rest.join('\n'))];
  }
  const bullets = allMatch(lines, BULLET);
  if (bullets) return [{ kind: 'list', ordered: false, items: bullets.map(runsOf) }];
  const numbered = allMatch(lines, NUMBERED);
  if (numbered) return [{ kind: 'list', ordered: true, items: numbered.map(runsOf) }];
  const quoted = allMatch(lines, QUOTED);
  if (quoted) return [{ kind: 'quote', runs: runsOf(quoted.join(' ')) }];
  return [{ kind: 'paragraph', runs: runsOf(lines.join(' ')) }];
}

/** The text after the mark of each line, or null if a line has no mark. */
function allMatch(lines: string[], mark: RegExp): string[] | null {
  const texts = lines.flatMap((line) => mark.exec(line)?.[1] ?? []);
  return texts.length === lines.length ? texts : null;
}

/** Every second piece between double asterisks is bold; an unpaired mark is text. */
function runsOf(text: string): Run[] {
  const pieces = text.split('**');
  if (pieces.length % 2 === 0) return [{ text, strong: false }];
  return pieces
    .map((piece, index) => ({ text: piece, strong: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

export const plainText = (runs: Run[]): string => runs.map((run) => run.text).join('');
