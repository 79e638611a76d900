import { plainText, parseMarkdown } from '../markdown/parse-markdown';
import type { Block, Run } from '../markdown/parse-markdown';

/** A parsed legal document. */
export interface LegalDocument {
  title: string;
  version: string;
  /** Effective date, `YYYY-MM-DD`. */
  date: string;
  /** The quotation at the start of the text. */
  note: Run[] | null;
  blocks: Block[];
  /** First paragraph, for search results. */
  summary: string;
}

/** The front matter of a Markdown file is missing or incomplete. */
export class MalformedDocumentError extends Error {
  override readonly name = 'MalformedDocumentError';
}

/** A space between a number and its unit, where Chinese and Japanese lines could break. */
const UNIT_SPACE = /(\d) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Parses front matter (title, version, date) and text of a document.
 * @throws MalformedDocumentError with `file` and the missing part
 */
export function readDocument(source: string, file: string): LegalDocument {
  const text = source.replaceAll('\r\n', '\n');
  const [whole, lines] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined || lines === undefined) {
    throw new MalformedDocumentError(`${file} does not begin with front matter`);
  }
  const field = (name: string): string => {
    const value = new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(lines)?.[1];
    if (value === undefined) throw new MalformedDocumentError(`${file} has no ${name}`);
    return value.trim();
  };
  const all = parseMarkdown(text.slice(whole.length).replace(UNIT_SPACE, '$1\u00a0'));
  const [first] = all;
  const note = first?.kind === 'quote' ? first.runs : null;
  const blocks = note ? all.slice(1) : all;
  const opening = blocks.find((block) => block.kind === 'paragraph');
  return {
    title: field('title'),
    version: field('version'),
    date: field('date'),
    note,
    blocks,
    summary: opening ? plainText(opening.runs) : '',
  };
}
