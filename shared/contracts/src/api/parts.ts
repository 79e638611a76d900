import * as z from 'zod';

/** Ids are strings everywhere, also those that look like numbers. */
export const id = z.string().trim().min(1).max(64);

/**
 * A picture of the site: files are `${base}-${w}.avif` and `${base}-${w}.webp` for every `w` of `widths`;
 * `width` and `height` (pixels) are those of the largest. `null`: no picture has been drawn yet.
 */
export const picture = z
  .object({
    base: z.string(),
    widths: z.array(z.number().int().positive()),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  })
  .nullable();

/** An id with its name in the language of the answer. */
export const named = z.object({ id: z.string(), name: z.string() });

/** A filter value with the number of things behind it. */
export const facet = z.object({ id: z.string(), name: z.string(), count: z.number().int() });

/** Text in pieces, so that the found words can be marked without HTML. */
export const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** 1-based page and page size, as query or body fields. */
export const paging = (defaultSize: number) => ({
  page: z.number().int().min(1).max(1000).default(1),
  size: z.number().int().min(1).max(60).default(defaultSize),
});

/** One page of a list. `next_page` is `null` on the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) => ({
  items: z.array(item),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
  next_page: z.number().int().nullable(),
});

/** Mainland mobile number: 11 digits, 1 then 3-9. */
export const phone = z.string().regex(/^1[3-9]\d{9}$/);
export const countryCode = z.literal('86');
/** The six digits of the SMS. Checked as text: a wrong length is a wrong code, not a malformed call. */
export const verifyCode = z.string().trim().min(1).max(12);
