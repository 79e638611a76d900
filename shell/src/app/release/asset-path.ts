/** Address of a client file: immutable, one folder a version. */
export const assetPath = (name: string, version: string, file: string): string =>
  `/assets/${name}/${version}/${file}`;
