/*
 * Addresses and routes without React: the door for servers.
 */
export { parsePlace, pathnameOf, plainPath } from './routes/place';
export type { Place } from './routes/place';
export { createRouteMap } from './routes/route-map';
export type { RouteMap, RouteMatch } from './routes/route-map';
export { bySpecificity } from './routes/specificity';
