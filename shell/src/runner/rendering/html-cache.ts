import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Fault } from '../../app/release/fault';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Takes about 2 ms per page. */
const BROTLI_QUALITY = 5;

export type Coding = 'br' | 'gzip' | 'identity';

/** A rendered page, compressed at the first request for a content coding. */
export class CachedPage {
  readonly etag: string;
  private readonly bodies = new Map<Coding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly html: string,
    /** Versions of the release that failed while it was rendered. */
    readonly faults: readonly Fault[] = [],
  ) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  }

  body(coding: Coding): Promise<Buffer> {
    const body = this.bodies.get(coding) ?? compress(Buffer.from(this.html), coding);
    this.bodies.set(coding, body);
    return body;
  }
}

async function compress(plain: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return gzip(plain);
  if (coding === 'identity') return plain;
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return brotli(plain, { params });
}

/** The smallest coding that a client accepts. */
export function codingFor(accepted: string | undefined): Coding {
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '')) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted ?? '') ? 'gzip' : 'identity';
}

/** Caches successful pages for a short time. Requests for the same key share one rendering. */
export class HtmlCache {
  private readonly pages: LRUCache<string, Promise<CachedPage>>;

  constructor(
    private readonly ttlMs = 1000,
    max = 500,
  ) {
    this.pages = new LRUCache({ max, perf: Date, ttlResolution: 0 });
  }

  get(key: string, create: () => Promise<CachedPage>): Promise<CachedPage> {
    const cached = this.pages.get(key);
    if (cached) return cached;
    const page = create();
    // Shared while it is rendered, however long that takes; the lifetime starts when it is complete.
    this.pages.set(key, page, { ttl: 0 });
    const settle = (isSuccess: boolean): void => {
      if (this.pages.peek(key) !== page) return;
      if (isSuccess) this.pages.set(key, page, { ttl: this.ttlMs });
      else this.pages.delete(key);
    };
    page.then(
      ({ status }) => settle(status === 200),
      () => settle(false),
    );
    return page;
  }
}
