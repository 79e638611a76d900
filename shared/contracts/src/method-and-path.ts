/** The two parts of the key of an endpoint, such as `GET /api/users/me/`. Free of zod: browsers take keys apart, too. */
export function methodAndPath(key: string): [method: string, path: string] {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
}
