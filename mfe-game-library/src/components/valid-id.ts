import { notFound } from '@huoban/runtime';

/** Longest id that the service accepts. */
const MAX_ID_LENGTH = 64;

/** The id of an address as the service takes it. */
export const idOf = ({ id = '' }: Record<string, string>): string => id.trim();

/** Like `idOf`; an id that cannot be one is a 404. */
export function validId(params: Record<string, string>): string {
  const id = idOf(params);
  if (id.length === 0 || id.length > MAX_ID_LENGTH) throw notFound(`nothing has the id "${id}"`);
  return id;
}
