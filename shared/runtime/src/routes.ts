/*
 * Package export for servers: URLs and routes without React.
 */
export { parsePlace, pathnameOf, plainPath } from './routes/route-location';
export type { RouteLocation } from './routes/route-location';
export { declaredSearch } from './routes/declared-query';
export { createRouteMap } from './routes/route-map';
export type { RouteMap, RouteMatch } from './routes/route-map';
export { compareSpecificity } from './routes/specificity';
