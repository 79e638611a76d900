/** In place of the shell's own: every chunk of the monolith stands in the one folder of its build. */
export const assetPath = (_name: string, _version: string, file: string): string =>
  `/assets/shell/${__VERSION__}/${file}`;
