import { endpoints, type EndpointKey } from '@huoban/contracts/api';

export const isEndpointKey = (key: string): key is EndpointKey => key in endpoints;

/** `GET /api/users/me/` in its two parts. */
export const methodAndPath = (key: EndpointKey): [method: string, path: string] => {
  const space = key.indexOf(' ');
  return [key.slice(0, space), key.slice(space + 1)];
};
