/** The scenes of the home page in their order, each with the sheet that it is printed on. */
export const PANELS = [
  { name: 'hero', surface: 'night' },
  { name: 'partners', surface: 'paper' },
  { name: 'product', surface: 'night' },
  { name: 'library', surface: 'paper' },
  { name: 'community', surface: 'night' },
] as const;

export type PanelName = (typeof PANELS)[number]['name'];
