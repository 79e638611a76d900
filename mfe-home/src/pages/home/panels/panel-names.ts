/** The panels of the home page in order, each with its surface. */
export const PANELS = [
  { name: 'hero', surface: 'night' },
  { name: 'partners', surface: 'paper' },
  { name: 'product', surface: 'night' },
  { name: 'library', surface: 'paper' },
  { name: 'community', surface: 'night' },
] as const;

export type PanelName = (typeof PANELS)[number]['name'];
