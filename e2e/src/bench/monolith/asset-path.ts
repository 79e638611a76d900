/** Replaces the shell's function: every chunk of the monolith is in the folder of one build. */
export const assetPath = (_name: string, _version: string, file: string): string =>
  `/assets/shell/${__VERSION__}/${file}`;
