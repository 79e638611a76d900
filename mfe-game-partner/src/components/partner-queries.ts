import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, notFound, useApiQuery, useLateData, usePage } from '@huoban/runtime';
import { FIGURES, type Partner } from './partner';

/** Longest id that the service accepts. */
const MAX_ID_LENGTH = 64;

const partnerInput = ({ id = '' }: Record<string, string>) => ({
  query: { character_id: id.trim() },
});

/** Loads the partner that the address names; a malformed or unknown id is a 404. */
export async function loadPartner({ api, cache, language, params }: PageContext): Promise<void> {
  const input = partnerInput(params);
  const length = input.query.character_id.length;
  if (length === 0 || length > MAX_ID_LENGTH) throw notFound(`no partner "${params['id'] ?? ''}"`);
  const partner = apiQuery(api, language, FIGURES, input, { quiet: true });
  await inTime(cache.query({ ...partner, staleTime: 'static' }));
}

/** The partner that `loadPartner` has put into the cache, for the head of a page. */
export const cachedPartner = ({ cache, language, params }: PageContext): Partner | undefined =>
  cache.getQueryData<Partner>([language, FIGURES, partnerInput(params)]);

/** The partner of the address, once known. */
export function usePartner() {
  const { params } = usePage();
  const partner = useApiQuery(FIGURES, partnerInput(params), { quiet: true });
  useLateData(partner.data !== undefined, partner.error);
  return partner;
}
