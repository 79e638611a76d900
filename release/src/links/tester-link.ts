import * as z from 'zod';
import { canonicalJson } from '../registry/canonical-json';
import type { Signer } from '../keys/signer';
import type { TrustedKeys } from '../keys/trusted-keys';

export const LINK_FORMAT = 1;
/** Characters; more is refused before anything of it is read. */
const MAX_TOKEN_LENGTH = 3_000;
const TOKEN = /^k\.([0-9a-f]{16})\.([\w-]+)\.([\w-]+)$/;

/** What a tester link says. */
export interface LinkContent {
  format: typeof LINK_FORMAT;
  /** Id of the release that it opens. */
  release: string;
  /** The channel that the release differs from. */
  from: string;
  author: string;
  note: string;
  /** ISO 8601 instant. */
  expires: string;
}

export type LinkReading =
  | { kind: 'link'; release: string; from: string; author: string; note: string; expires: string }
  | { kind: 'refused'; code: 'R032' | 'R033' | 'R034'; problem: string };

const linkSchema: z.ZodType<LinkContent> = z.strictObject({
  format: z.literal(LINK_FORMAT),
  release: z.string().regex(/^[0-9a-f]{64}$/),
  from: z.string(),
  author: z.string(),
  note: z.string(),
  expires: z.iso.datetime(),
});

/** @returns the token: `k.<key>.<content>.<signature>`, the last two in base64url */
export function signLink(signer: Signer, content: LinkContent): string {
  const text = canonicalJson(content);
  const signature = Buffer.from(signer.sign(text), 'base64').toString('base64url');
  return `k.${signer.key}.${Buffer.from(text).toString('base64url')}.${signature}`;
}

/**
 * @param now milliseconds since the epoch
 * @returns what the link opens, or why it opens nothing: R032 no link, R033 not by a trusted key, R034 expired
 */
export function readLink(token: string, trusted: TrustedKeys, now: number): LinkReading {
  const parts = token.length > MAX_TOKEN_LENGTH ? null : TOKEN.exec(token);
  if (!parts) return refused('R032', 'it is not whole');
  const [, id = '', content = '', signature = ''] = parts;
  const text = decode(content)?.toString('utf8');
  const signed = decode(signature)?.toString('base64');
  if (text === undefined || signed === undefined)
    return refused('R032', 'it is not spelled as made');
  const key = trusted.find(id);
  if (!key || key.isRevoked || key.isOver(now) || key.record.role !== 'manager') {
    return refused('R033', `key ${id} is not trusted, or not any more`);
  }
  if (!key.verifies(text, signed)) {
    return refused('R033', `it was altered after key ${id} signed it`);
  }
  const link = parseContent(text);
  if (!link) return refused('R032', 'what is signed is not a link');
  if (Date.parse(link.expires) <= now) return refused('R034', `it expired at ${link.expires}`);
  const { release, from, author, note, expires } = link;
  return { kind: 'link', release, from, author, note, expires };
}

/** Several spellings decode to the same bytes (the last digit has spare bits): only the one that is made is a link. */
function decode(digits: string): Buffer | null {
  const bytes = Buffer.from(digits, 'base64url');
  return bytes.toString('base64url') === digits ? bytes : null;
}

const refused = (code: 'R032' | 'R033' | 'R034', problem: string): LinkReading => ({
  kind: 'refused',
  code,
  problem,
});

function parseContent(text: string): LinkContent | null {
  try {
    return linkSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
