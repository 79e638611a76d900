import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Fault } from '../../app/release/fault';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Quality that costs about 2 ms for a page. */
const BROTLI_QUALITY = 5;

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page, compressed when first asked for in a coding. */
export class CachedPage {
  readonly etag: string;
  private readonly bodies = new Map<Coding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly html: string,
    /** Versions of the release that could not do their part of it. */
    readonly faults: readonly Fault[] = [],
  ) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  }

  body(coding: Coding): Promise<Buffer> {
    const known = this.bodies.get(coding);
    if (known) return known;
    const made = compress(Buffer.from(this.html), coding);
    this.bodies.set(coding, made);
    return made;
  }
}

async function compress(plain: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return gzip(plain);
  if (coding === 'identity') return plain;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return brotli(plain, { params });
}

/** The coding a client takes, the smallest first. */
export function codingFor(accepted: string | undefined): Coding {
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity';
}

interface Entry {
  page: Promise<CachedPage>;
  until: number;
}

/**
 * Pages for a second per key, requests for the same key joined: a burst renders once. Only good answers are kept.
 */
export class HtmlCache {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly keepMs = 1000,
    private readonly limit = 500,
  ) {}

  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.entries.get(key);
    if (known && known.until > Date.now()) return known.page;
    const page = make();
    // Joined while it is made, however long that takes; kept from the moment it is there.
    const entry = { page, until: Infinity };
    this.entries.set(key, entry);
    page.then(
      ({ status }) => (entry.until = status === 200 ? Date.now() + this.keepMs : 0),
      () => (entry.until = 0),
    );
    this.trim();
    return page;
  }

  private trim(): void {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= this.limit) return;
      this.entries.delete(key);
    }
  }
}
