import type { EndpointKey } from './endpoint';
import { endpoints } from './endpoints';

/** `Object.hasOwn`, because keys also come from files and `toString` is not an endpoint. */
export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);
