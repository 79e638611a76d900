import type { EndpointKey } from './endpoint';
import { endpoints } from './endpoints';

/** Keys come from records and manifests, too: `toString` is none. */
export const isEndpointKey = (key: string): key is EndpointKey => Object.hasOwn(endpoints, key);
