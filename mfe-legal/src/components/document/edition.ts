/** Documents and, for each, the editions made for a partner channel. The names are those of the files. */
export const DOCUMENTS = {
  terms: ['txj'],
  privacy: ['txj'],
  douvterms: ['legionzone'],
  douvsubscribeterms: ['legionzone'],
  'topup-agreement': [],
} as const satisfies Record<string, readonly string[]>;

export type DocumentName = keyof typeof DOCUMENTS;

/** Which text an address asks for. */
export interface Edition {
  /** Name of the Markdown file, without language. */
  file: string;
  /** The number glued to the word in the address (`/terms7`), shown beside the version. */
  number: string | null;
  /** An address that we publish ourselves; others show a text that stands elsewhere, too. */
  published: boolean;
}

const CHANNEL = /^-([a-z]+)\.html$/;
const NUMBER = /^(\d{1,12})(?:\.html)?$/;

/**
 * Reads the id that follows the word of a legal address without a separator: `.html` of `/terms.html`, `-txj.html`,
 * `7`, or nothing. Any other id shows the main document: glued ids always answer.
 */
export function editionOf(name: DocumentName, id = ''): Edition {
  const wanted = id.toLowerCase();
  const channel = CHANNEL.exec(wanted)?.[1];
  const known = DOCUMENTS[name].find((edition) => edition === channel);
  if (known !== undefined) return { file: `${name}-${known}`, number: null, published: true };
  const number = NUMBER.exec(wanted)?.[1] ?? null;
  const isAgreement = name === 'topup-agreement' && number !== null;
  return { file: name, number, published: wanted === '' || wanted === '.html' || isAgreement };
}
