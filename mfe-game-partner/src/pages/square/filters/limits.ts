/** Longest values that the service takes; longer ones would be refused instead of finding nothing. */
export const MAX_FILTER_LENGTH = 40;
export const MAX_TEXT_LENGTH = 100;

/** Partners on one page of the list. */
export const PAGE_SIZE = 24;
