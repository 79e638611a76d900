import { plainText, parseMarkdown } from '../markdown/parse-markdown';
import type { Block, Run } from '../markdown/parse-markdown';

/** A legal text, ready to be shown. */
export interface LegalDocument {
  title: string;
  version: string;
  /** Day from which it applies, `YYYY-MM-DD`. */
  date: string;
  /** The quotation at the head of the text: what a reader must know before reading. */
  note: Run[] | null;
  blocks: Block[];
  /** First paragraph, for search results. */
  summary: string;
}

/** A Markdown file lacks its front matter or a line of it. */
export class MalformedDocumentError extends Error {
  override readonly name = 'DocumentMalformed';
}

/** The space between a number and its unit, at which Chinese and Japanese lines would end. */
const UNIT_SPACE = /(\d) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/**
 * Reads a document's front matter (title, version, date) and text.
 * @throws DocumentMalformed naming `file` and what is missing
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
