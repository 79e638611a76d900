import { notFound } from '@huoban/runtime';

/** Limit of the service for ids. */
const MAX_ID_LENGTH = 64;

/** The id in the route parameters. */
export const idOf = ({ id = '' }: Record<string, string>): string => id.trim();

/** Like `idOf`, but responds with 404 to an empty or too long id. */
export function validId(params: Record<string, string>): string {
  const id = idOf(params);
  if (id.length === 0 || id.length > MAX_ID_LENGTH) throw notFound(`invalid id "${id}"`);
  return id;
}
