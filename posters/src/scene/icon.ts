/** App icon of two overlapping speech bubbles; 64 × 64 units. */
export function appIcon(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0D1014"/>' +
    '<path d="M12 14h27a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5H24l-9 8v-8h-3a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5z" fill="#22D3C0"/>' +
    '<path d="M25 21h27a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5h-3v8l-9-8H25a5 5 0 0 1-5-5V26a5 5 0 0 1 5-5z" fill="#FF5B3A"/>' +
    '<circle cx="32" cy="32" r="3.6" fill="#0D1014"/><circle cx="45" cy="32" r="3.6" fill="#0D1014"/><path d="M31 38.5q7.500 6 15 0" fill="none" stroke="#0D1014" stroke-width="3.400" stroke-linecap="round"/></svg>'
  );
}

/** Tile of paper grain for CSS backgrounds, 96 × 96 units. */
export const grainTile = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" stitchTiles="stitch" seed="7"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 -1.7 .98"/></filter><rect width="96" height="96" filter="url(#g)" opacity=".5"/></svg>';
