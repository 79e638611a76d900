/** Splits an endpoint key such as `GET /api/users/me/`. Without zod, because browsers use it. */
export function methodAndPath(key: string): [method: string, path: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}
