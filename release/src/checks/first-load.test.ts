import { firstLoads } from './first-load';
import { createVersionRecord } from './testing/version-record';

/** File records by size. */
const files = (bytes: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(bytes).map(([path, size]) => [`client/${path}`, { bytes: size, integrity: '' }]),
  );

describe('the first load of a page', () => {
  const section = createVersionRecord('mfe-home', {
    groups: {
      section: ['section.js', 'section.css'],
      'page-home': ['home.js', 'shared.js'],
      'page-about': ['about.js', 'about.css', 'section.css'],
      'locale-en': ['en.js'],
      'locale-zh': ['zh.js', 'zh-more.js'],
      'locale-ja': ['ja.js'],
      'later-page-x': ['later.js'],
    },
    files: files({
      'remoteEntry.js': 1,
      'section.js': 20,
      'section.css': 7,
      'home.js': 9000,
      'home.js.br': 300,
      'about.js': 400,
      'about.css': 8,
      'zh.js': 30,
      'zh-more.js': 30,
      'en.js': 50,
      'ja.js': 55,
      'later.js': 5000,
    }),
  });

  it('is entry, section, page and the largest language, each file once', () => {
    expect(firstLoads(section)).toMatchObject([
      { page: 'page-home', scripts: 1 + 20 + 300 + 60, styles: 7 },
      { page: 'page-about', scripts: 1 + 20 + 400 + 60, styles: 7 + 8 },
    ]);
  });

  it('lists its files, the largest first, with 0 bytes for an unrecorded file', () => {
    expect(firstLoads(section)[0]?.files).toEqual([
      { path: 'home.js', bytes: 300 },
      { path: 'zh.js', bytes: 30 },
      { path: 'zh-more.js', bytes: 30 },
      { path: 'section.js', bytes: 20 },
      { path: 'section.css', bytes: 7 },
      { path: 'remoteEntry.js', bytes: 1 },
      { path: 'shared.js', bytes: 0 },
    ]);
  });

  it('needs neither section nor languages', () => {
    const plain = createVersionRecord('mfe-home', {
      groups: { 'page-home': ['home.js'] },
      files: files({ 'home.js': 5, 'remoteEntry.js': 1 }),
    });
    expect(firstLoads(plain)).toEqual([
      {
        page: 'page-home',
        scripts: 6,
        styles: 0,
        files: [
          { path: 'home.js', bytes: 5 },
          { path: 'remoteEntry.js', bytes: 1 },
        ],
      },
    ]);
  });
});

describe('the first load of the shell', () => {
  it('is the same for every page: its two scripts and the application', () => {
    const shell = createVersionRecord('shell', {
      groups: { main: ['main.js', 'main.css'], 'page-x': ['x.js'], section: ['y.js'] },
      files: files({ 'first.js': 1, 'start.js': 2, 'main.js': 40, 'main.css': 5, 'x.js': 600 }),
    });
    expect(firstLoads(shell)).toMatchObject([{ page: 'main', scripts: 43, styles: 5 }]);
  });

  it.each(['shell', 'mfe-home'] as const)('of a %s without groups is unknown', (name) => {
    expect(firstLoads(createVersionRecord(name))).toEqual([]);
  });
});
