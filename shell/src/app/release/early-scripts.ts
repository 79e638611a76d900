/** Of the preload hint of a script that may run before `main`. */
export const EARLY_ATTRIBUTE = 'data-early';
/** Of such a script that has run. */
export const LOADED_ATTRIBUTE = 'data-loaded';
