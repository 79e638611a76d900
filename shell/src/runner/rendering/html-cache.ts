import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderFault } from './page-renderer';
import type { PageSource } from '../telemetry/runner-metrics';
import { RenderQueueFull } from './render-pool';

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
    readonly faults: readonly RenderFault[] = [],
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

interface Entry {
  /** The rendering in progress. */
  pending: Promise<CachedPage> | null;
  /** The last successful page. */
  good: CachedPage | null;
  freshUntil: number;
}

interface CacheOptions {
  /** Whether a rendering would have to wait. */
  isBusy?: () => boolean;
  ttlMs?: number;
  max?: number;
  /** Called for each page that is served. */
  onPage?: (source: PageSource) => void;
}

/**
 * Caches successful pages for a short time. Requests for the same key share one rendering. When renderings have to wait
 * or are refused, or a page cannot read its data, the last successful page is served in place of a new one.
 */
export class HtmlCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly shared = new Map<string, Promise<CachedPage>>();
  private readonly isBusy: () => boolean;
  private readonly ttlMs: number;
  private readonly onPage: (source: PageSource) => void;

  constructor({
    isBusy = () => false,
    ttlMs = 1000,
    max = 500,
    onPage = () => undefined,
  }: CacheOptions = {}) {
    this.onPage = onPage;
    this.entries = new LRUCache({ max });
    this.isBusy = isBusy;
    this.ttlMs = ttlMs;
  }

  /** Requests with the same key at the same time share one rendering, and nothing is kept. */
  share(key: string, create: () => Promise<CachedPage>): Promise<CachedPage> {
    const pending = this.shared.get(key) ?? create().finally(() => this.shared.delete(key));
    this.shared.set(key, pending);
    return pending;
  }

  async get(key: string, create: () => Promise<CachedPage>): Promise<CachedPage> {
    const entry = this.entries.get(key) ?? { pending: null, good: null, freshUntil: 0 };
    this.entries.set(key, entry);
    const { good } = entry;
    const isFresh = Date.now() < entry.freshUntil;
    const page = good && isFresh ? good : await this.renew(key, entry, create);
    this.onPage(page !== good ? 'rendered' : isFresh ? 'cached' : 'stale');
    return page;
  }

  private async renew(
    key: string,
    entry: Entry,
    create: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    entry.pending ??= this.render(key, entry, create);
    const { pending } = entry;
    const result = pending.catch((error: unknown) => {
      if (entry.good && error instanceof RenderQueueFull) return entry.good;
      throw error;
    });
    if (!entry.good || !this.isBusy()) return result;
    result.catch(() => undefined);
    return entry.good;
  }

  private async render(
    key: string,
    entry: Entry,
    create: () => Promise<CachedPage>,
  ): Promise<CachedPage> {
    try {
      const page = await create();
      // The lifetime starts when the page is complete, however long that takes.
      if (page.status === 200)
        Object.assign(entry, { good: page, freshUntil: Date.now() + this.ttlMs });
      else if (page.status < 500) entry.good = null;
      else if (entry.good && page.status === 503 && page.faults.length === 0) {
        entry.freshUntil = Date.now() + this.ttlMs;
        return entry.good;
      }
      return page;
    } finally {
      entry.pending = null;
      if (!entry.good && this.entries.peek(key) === entry) this.entries.delete(key);
    }
  }
}
