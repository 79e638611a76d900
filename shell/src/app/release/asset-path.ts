/** URL path of a client file: immutable, one folder per version. */
export const assetPath = (name: string, version: string, file: string): string =>
  `/assets/${name}/${version}/${file}`;
