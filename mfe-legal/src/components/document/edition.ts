/** Documents with their editions for partner channels. The names are file names. */
export const DOCUMENTS = {
  terms: ['txj'],
  privacy: ['txj'],
  douvterms: ['legionzone'],
  douvsubscribeterms: ['legionzone'],
  'topup-agreement': [],
} as const satisfies Record<string, readonly string[]>;

export type DocumentName = keyof typeof DOCUMENTS;

/** The document that a URL selects. */
export interface Edition {
  /** Name of the Markdown file, without language. */
  file: string;
  /** The number at the end of the path (`/terms7`), shown next to the version. */
  number: string | null;
  /** Whether the site links to this URL. Other URLs duplicate its text and are not indexed. */
  published: boolean;
}

const CHANNEL = /^-([a-z]+)\.html$/;
const NUMBER = /^(\d{1,12})(?:\.html)?$/;

/**
 * Parses the id that directly follows the document name in the path: `.html`, `-txj.html`, `7`, or nothing. Any other id
 * selects the main document.
 */
export function editionOf(name: DocumentName, id = ''): Edition {
  const normalizedId = id.toLowerCase();
  const channel = CHANNEL.exec(normalizedId)?.[1];
  const known = DOCUMENTS[name].find((edition) => edition === channel);
  if (known !== undefined) return { file: `${name}-${known}`, number: null, published: true };
  const number = NUMBER.exec(normalizedId)?.[1] ?? null;
  const isAgreement = name === 'topup-agreement' && number !== null;
  return {
    file: name,
    number,
    published: normalizedId === '' || normalizedId === '.html' || isAgreement,
  };
}
