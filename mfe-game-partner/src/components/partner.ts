import type { EndpointPayload } from '@huoban/contracts/api';

export const SQUARE = 'POST /api/character/legion_zone/pc_character_square';
export const FIGURES = 'GET /api/character/legion_zone/pc_character_figures';

/** One page of partners, with the filters over all of them. */
export type PartnerPage = EndpointPayload<typeof SQUARE>;
/** A partner as a list shows it. */
export type PartnerCard = PartnerPage['items'][number];
/** A filter value with its number of partners. */
export type Facet = PartnerPage['tags'][number];
/** A partner with everything that is told about them. */
export type Partner = EndpointPayload<typeof FIGURES>;
/** A game that a partner plays. */
export type PartnerGame = Partner['games'][number];
