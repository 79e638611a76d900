/** Id of the one splat route in React Router's table. */
export const PAGE_ROUTE = 'page';
/** Id of the route around it. */
export const ROOT_ROUTE = 'root';
