import {
  LANGUAGES,
  SECTION_CONTRACT,
  SECTION_NAMES,
  type PageModule,
  type SectionModule,
  type SectionName,
  type SiteConfig,
  type VersionRecord,
} from '@huoban/contracts';
import { pageModule, testRoutes, testSite } from '../../app/testing/environment';
import type { ArtifactName, RenderHost } from '../render-host';

const file = (name: string) => ({ bytes: 1, integrity: `sha256-${name}` });

const PAGES = ['page-home', 'page-game', 'page-terms', 'page-profile'];

/** Files and chunk groups of the shell, and of every section. */
const SHELL = {
  files: ['main.js', 'first.js', 'start.js', 'frame.js', 'shell.css'],
  groups: { main: ['main.js', 'frame.js', 'shell.css'] },
  locale: '',
};
const SECTION = {
  files: ['remoteEntry.js', 'page.js', 'page.css'],
  groups: {
    section: ['remoteEntry.js'],
    ...Object.fromEntries(PAGES.map((page) => [page, ['page.js', 'page.css']])),
  },
  locale: '-json',
};

function recordOf(name: ArtifactName, version: string): VersionRecord {
  const { files, groups, locale } = name === 'shell' ? SHELL : SECTION;
  const messages = LANGUAGES.map((language) => [language, `messages-${language}.js`] as const);
  const all = [...files, ...messages.map(([, path]) => path)];
  return {
    name,
    version,
    files: Object.fromEntries(all.map((path) => [`client/${path}`, file(path)])),
    groups: {
      ...groups,
      ...Object.fromEntries(
        messages.map(([language, path]) => [`locale-${language}${locale}`, [path]]),
      ),
    },
  } as unknown as VersionRecord;
}

const moduleOf = (name: SectionName, page: PageModule): SectionModule => ({
  contract: SECTION_CONTRACT,
  name,
  pages: Object.fromEntries(
    testRoutes
      .filter(({ section }) => section === name)
      .map((route) => [route.page, { chunk: `page-${route.page}`, load: async () => page }]),
  ),
  messages: async (language) => ({ default: { title: `title in ${language}` } }),
});

export interface RenderHostOptions {
  /** Overrides of every page of version 2 of the sections. */
  page?: Partial<PageModule>;
  /** Overrides of every page of their fallback version 1. */
  fallbackPage?: Partial<PageModule>;
  /** Client files, as `name@version/file`, that cannot be read. */
  damaged?: readonly string[];
  site?: SiteConfig;
}

/** A host over a release in memory: shell 3, every section at 2 with 1 as its fallback, routes of `testRoutes`. */
export function renderHost({
  page,
  fallbackPage,
  damaged = [],
  site = testSite,
}: RenderHostOptions = {}): RenderHost {
  const pinned = {
    version: '2',
    record: '',
    fallback: { version: '1', record: '' },
  };
  return {
    release: {
      id: 'r1',
      routes: testRoutes,
      shell: '3',
      pinnedShell: { version: '3', record: '', fallback: null },
      sections: Object.fromEntries(SECTION_NAMES.map((name) => [name, pinned])) as Record<
        SectionName,
        typeof pinned
      >,
    },
    site,
    serviceUrl: 'http://127.0.0.1:9',
    record: recordOf,
    text: (name, version, path) => {
      if (damaged.includes(`${name}@${version}/${path}`)) {
        throw Object.assign(new Error(`${name}@${version}/${path} is damaged`), {
          name: 'DamagedFile',
        });
      }
      return path.endsWith('.js') ? `start("${name}")` : `.${name}{}`;
    },
    section: (name, version) => moduleOf(name, pageModule(version === '2' ? page : fallbackPage)),
  };
}
