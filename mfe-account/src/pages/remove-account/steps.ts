/** Steps of a removal, in order. */
export const STEPS = ['losses', 'code', 'confirm'] as const;
export type Step = (typeof STEPS)[number];
