import * as z from 'zod';

/** Reads the ids of a service list. `endpoint`: `GET path`; `lists`: fields of its payload. */
export type ReadIds = (endpoint: string, lists: string[]) => Promise<string[]>;

/** The service did not return a list that the sitemap needs. */
export class ServiceListUnavailable extends Error {
  override readonly name = 'ServiceListUnavailable';
}

const PAGE_SIZE = 60;
/** More pages than any list has; bounds a list that never ends. */
const MAX_PAGES = 500;
const TIMEOUT_MS = 10_000;

const record = z.object({ id: z.string() });
const envelope = z.object({
  error_code: z.literal(0),
  payload: z.looseObject({ next_page: z.number().nullish() }),
});
const listOf = z.union([z.array(record), record.transform((one) => [one])]);

/** Reads ids page by page, each list once for all route patterns that need it. */
export function createIdReader(serviceUrl: string): ReadIds {
  const readPage = async (path: string, page: number) => {
    const url = `${serviceUrl}${path}?page=${String(page)}&size=${String(PAGE_SIZE)}`;
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      return envelope.parse(await response.json()).payload;
    } catch (error) {
      throw new ServiceListUnavailable(`${path} returned no list for the sitemap`, {
        cause: error,
      });
    }
  };
  const readAll = async (endpoint: string, lists: string[]): Promise<string[]> => {
    const path = endpoint.replace(/^GET /, '');
    const ids = new Set<string>();
    for (let page: number | null = 1; page !== null && page <= MAX_PAGES;) {
      const payload: z.output<typeof envelope>['payload'] = await readPage(path, page);
      for (const list of lists) {
        const found = listOf.safeParse(list === '' ? payload : payload[list]);
        if (!found.success) throw new ServiceListUnavailable(`${path} has no list "${list}"`);
        for (const { id } of found.data) ids.add(id);
      }
      page = payload.next_page ?? null;
    }
    return [...ids];
  };
  const known = new Map<string, Promise<string[]>>();
  return (endpoint, lists) => {
    const key = [endpoint, ...lists].join(' ');
    const ids = known.get(key) ?? readAll(endpoint, lists);
    known.set(key, ids);
    return ids;
  };
}
