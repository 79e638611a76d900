import { defect, onceHydrated, PHONE_PAGE, type SeededDefect } from './seeded-defect';

export const PAGE_DEFECTS: readonly SeededDefect[] = [
  defect(
    'a link leads nowhere',
    'link /en/game-library/999999',
    /answers 404/,
    onceHydrated(
      `document.querySelector('main a[href^="/"], footer a[href^="/"]').href = '/en/game-library/999999';`,
    ),
  ),
  defect(
    'a link names a place that is not there',
    'anchors',
    /#no-such-place/,
    onceHydrated(`document.querySelector('footer a').href = '#no-such-place';`),
  ),
  defect(
    'a message key is shown',
    'words',
    /about\.title/,
    onceHydrated(`document.querySelector('main p').textContent = 'about.title';`),
  ),
  defect(
    'a value is not filled in',
    'words',
    /\{\{name\}\}/,
    onceHydrated(`document.querySelector('main p').textContent = 'Hello {{name}}';`),
  ),
  defect(
    'a text is not translated',
    'translation',
    /伙伴/,
    onceHydrated(`document.querySelector('main p').textContent = '你的伙伴';`),
  ),
  defect(
    'there are two headings',
    'heading',
    /2 headings/,
    onceHydrated(
      `document.querySelector('main').append(Object.assign(document.createElement('h1'), { textContent: 'Two' }));`,
    ),
  ),
  defect('the heading cannot be seen', 'heading', /cannot be seen/, {
    style: 'main h1 { display: none; }',
  }),
  defect(
    'the phone page is too wide',
    'fits',
    /the page is \d+ wide/,
    {
      style: '[data-device=mobile] main { min-width: 600px; }',
    },
    PHONE_PAGE,
  ),
  defect(
    'long words do not fit on the phone',
    'fits with longer words',
    /wide|cut off/,
    {
      style: 'main a { white-space: nowrap !important; }',
    },
    '/en/m/game-library/role-Info',
  ),
  defect('the page jumps when it stands', 'stands', /shifted by/, {
    style: '.seeded-bar { height: 300px; }',
    ...onceHydrated(
      `const bar = document.createElement('div'); bar.className = 'seeded-bar'; document.body.prepend(bar);`,
    ),
  }),
  defect(
    'the application throws the HTML of the server away',
    'hydration',
    /removed from/,
    onceHydrated(
      `const main = document.querySelector('main'); main.replaceChildren(...[...main.childNodes].map((node) => node.cloneNode(true)));`,
    ),
  ),
  defect('the console has an error', 'console', /something is wrong/, {
    script: `console.error('something is wrong');`,
  }),
  defect('an exception is not caught', 'console', /no such thing/, {
    script: `setTimeout(() => { throw new Error('no such thing'); });`,
  }),
  defect('texts are too pale', 'accessibility', /color-contrast/, {
    style: 'main p { color: #333 !important; background: #444 !important; opacity: 1 !important; }',
  }),
  defect(
    'a button has no name',
    'accessibility',
    /button-name/,
    onceHydrated(
      `document.querySelectorAll('header button[aria-label]').forEach((button) => button.removeAttribute('aria-label'));`,
    ),
  ),
  defect(
    'a field has no label',
    'accessibility',
    /label/,
    onceHydrated(
      `const field = document.createElement('input'); field.type = 'email'; document.querySelector('main').append(field);`,
    ),
  ),
  defect(
    'a page never ends loading',
    'comes up',
    /Waiting failed/,
    onceHydrated(
      `document.querySelector('main').firstElementChild.setAttribute('aria-busy', 'true');`,
    ),
  ),
  defect('the application does not start', 'comes up', /data-hydrated/, {
    script: `Object.defineProperty(window, 'requestIdleCallback', { value: undefined }); window.Promise = undefined;`,
  }),
];
