import type { PageContext } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { apiQuery, inTime, notFound, useApiQuery, useLateData, usePage } from '@huoban/runtime';

export const SQUARE = 'POST /api/character/legion_zone/pc_character_square';
export const FIGURES = 'GET /api/character/legion_zone/pc_character_figures';

/** One page of partners, with the facets of all partners. */
export type PartnerPage = EndpointPayload<typeof SQUARE>;
/** A partner in a list. */
export type PartnerCard = PartnerPage['items'][number];
/** A filter value with its number of partners. */
export type Facet = PartnerPage['tags'][number];
/** A partner with all details. */
export type Partner = EndpointPayload<typeof FIGURES>;
/** A game that a partner plays. */
export type PartnerGame = Partner['games'][number];

/** Limit of the service for ids. */
const MAX_ID_LENGTH = 64;

const partnerInput = ({ id = '' }: Record<string, string>) => ({
  query: { character_id: id.trim() },
});

/** Loads the partner in the URL. A malformed or unknown id is a 404. */
export async function loadPartner({ api, cache, language, params }: PageContext): Promise<void> {
  const input = partnerInput(params);
  const { length } = input.query.character_id;
  if (length === 0 || length > MAX_ID_LENGTH) throw notFound(`no partner "${params['id'] ?? ''}"`);
  const partner = apiQuery(api, language, FIGURES, input);
  await inTime(cache.query({ ...partner, staleTime: 'static' }));
}

/** The partner that `loadPartner` stored in the cache. */
export const cachedPartner = ({ cache, language, params }: PageContext): Partner | undefined =>
  cache.getQueryData<Partner>([language, FIGURES, partnerInput(params)]);

/** The partner in the URL. */
export function usePartner() {
  const { params } = usePage();
  const partner = useApiQuery(FIGURES, partnerInput(params));
  useLateData(partner.data !== undefined, partner.error);
  return partner;
}
