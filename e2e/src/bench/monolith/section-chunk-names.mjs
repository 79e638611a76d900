import path from 'node:path';

/**
 * Webpack loader: chunks of equal names would become one chunk, with the messages of all sections.
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
export default function sectionChunkNames(source) {
  const section = path.basename(path.resolve(this.resourcePath, '../..'));
  return source.replaceAll(
    'webpackChunkName: "locale-[request]"',
    `webpackChunkName: "${section}-locale-[request]"`,
  );
}
