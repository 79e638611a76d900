import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SectionManifest } from '@huoban/contracts';

const MANIFEST: SectionManifest = {
  name: 'mfe-home',
  contract: 1,
  locales: ['zh', 'en', 'ja'],
  routes: [{ page: 'page', pattern: '/', devices: ['desktop', 'mobile'], guards: [], query: [] }],
  endpoints: [],
};

const FILES: Record<string, string> = {
  'package.json': '{"name":"mfe-home","version":"1.0.0","dependencies":{"react":"^18"}}',
  'section.json': JSON.stringify(MANIFEST),
  'webpack.config.ts': `
    import { sectionConfig } from ${JSON.stringify(path.resolve(__dirname, '../artifact-config'))};
    export default sectionConfig(__dirname);`,
  'src/section.ts': `
    import { createElement } from 'react';
    export const version: string = __VERSION__;
    export const onServer: boolean = __SERVER__;
    export const load = () => import(/* webpackChunkName: "page" */ './page');
    export const draw = () => createElement('p');`,
  'src/page.ts': `
    import styles from './page.module.css';
    import './plain.css';
    export const card: string = styles.card;`,
  'src/page.module.css': '.card { color: red; }',
  'src/plain.css': '.plain { margin: 0; }',
  ...Object.fromEntries(
    MANIFEST.locales.map((language) => [`src/locales/${language}.json`, '{"home.title":"Home"}']),
  ),
};

export interface TestSection {
  /** Contains the section as a package folder, like the repository root. */
  root: string;
  /** Output folder for builds. */
  out: string;
  write: (file: string, text: string) => Promise<void>;
  remove: () => Promise<void>;
}

/** Writes a section with one page and two style sheets to a temporary folder. */
export async function createTestSection(): Promise<TestSection> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-section-'));
  const write = async (file: string, text: string): Promise<void> => {
    const target = path.join(root, 'mfe-home', file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.writeFile(target, text);
  };
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  return {
    root,
    out: path.join(root, 'out'),
    write,
    remove: () => fs.rm(root, { recursive: true, force: true }),
  };
}
