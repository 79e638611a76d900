import * as z from 'zod';

/** Ids are always strings, including numeric ones. */
export const id = z.string().trim().min(1).max(64);

/**
 * A picture: the files are `${base}-${w}.avif` and `${base}-${w}.webp` for every `w` of `widths`. `width` and `height`
 * are those of the largest file, in pixels. Null: there is no picture.
 */
export const picture = z
  .object({
    base: z.string(),
    widths: z.array(z.number().int().positive()),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
  })
  .nullable();

/** An id with its name in the language of the response. */
export const named = z.object({ id: z.string(), name: z.string() });

/** A filter value with the number of matching items. */
export const facet = z.object({ id: z.string(), name: z.string(), count: z.number().int() });

/** Text in parts, so that clients can mark matches without HTML. */
export const highlighted = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** 1-based page and page size, as query or body fields. */
export const paging = (defaultSize: number) => ({
  page: z.number().int().min(1).max(1000).default(1),
  size: z.number().int().min(1).max(60).default(defaultSize),
});

/** One page of a list. `next_page` is null on the last page. */
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
/**
 * The six digits of the SMS. Any length is valid input, because a wrong length is a wrong code, not a malformed call.
 */
export const verifyCode = z.string().trim().min(1).max(12);
