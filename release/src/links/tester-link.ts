import * as z from 'zod';
import { canonicalJson } from '../registry/canonical-json';
import type { Signer } from '../keys/signer';
import { mayLink } from '../keys/role-permissions';
import type { TrustedKeys } from '../keys/trusted-keys';
import { parseDocument } from '../registry/parse-document';

export const LINK_FORMAT = 1;
/** Longer tokens are refused before parsing. */
const MAX_TOKEN_LENGTH = 3_000;
const TOKEN = /^k\.([0-9a-f]{16})\.([\w-]+)\.([\w-]+)$/;

/** Signed content of a tester link. */
export interface LinkContent {
  format: typeof LINK_FORMAT;
  /** Id of the release that it opens. */
  release: string;
  /** Channel of the base release. */
  from: string;
  author: string;
  note: string;
  /** ISO 8601 time. */
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
 * @returns the content of the link, or why it is refused: R032 malformed, R033 not signed by a trusted key, R034 expired
 */
export function readLink(token: string, trusted: TrustedKeys, now: number): LinkReading {
  const parts = token.length > MAX_TOKEN_LENGTH ? null : TOKEN.exec(token);
  if (!parts) return refused('R032', 'it is malformed');
  const [, id = '', content = '', signature = ''] = parts;
  const text = decode(content)?.toString('utf8');
  const signed = decode(signature)?.toString('base64');
  if (text === undefined || signed === undefined)
    return refused('R032', 'its encoding is not canonical');
  const key = trusted.find(id);
  if (!key || key.isRevoked || key.isExpired(now) || !mayLink(key.record.role)) {
    return refused('R033', `key ${id} is not trusted (any more)`);
  }
  if (!key.verifies(text, signed)) {
    return refused('R033', `it was altered after key ${id} signed it`);
  }
  const link = parseDocument(linkSchema, text);
  if (!link) return refused('R032', 'the signed content is not a link');
  if (Date.parse(link.expires) <= now) return refused('R034', `it expired at ${link.expires}`);
  const { release, from, author, note, expires } = link;
  return { kind: 'link', release, from, author, note, expires };
}

/** Accepts canonical base64url only: the last digit has spare bits, so several encodings decode to the same bytes. */
function decode(digits: string): Buffer | null {
  const bytes = Buffer.from(digits, 'base64url');
  return bytes.toString('base64url') === digits ? bytes : null;
}

const refused = (code: 'R032' | 'R033' | 'R034', problem: string): LinkReading => ({
  kind: 'refused',
  code,
  problem,
});
