import { onceHydrated, PAGE, PHONE_PAGE, type Fault } from './fault';

const page = (
  name: string,
  check: string,
  says: RegExp,
  seed: Pick<Fault, 'script' | 'style'>,
  only = PAGE,
): Fault => ({ name, only, named: { check, says }, ...seed });

const scripted = (code: string) => ({ script: onceHydrated(code) });

/** What a section or the shell does wrong in the browser. */
export const PAGE_FAULTS: readonly Fault[] = [
  page(
    'a link leads nowhere',
    'link /en/game-library/999999',
    /answers 404/,
    scripted(
      `document.querySelector('main a[href^="/"], footer a[href^="/"]').href = '/en/game-library/999999';`,
    ),
  ),
  page(
    'a link names a place that is not there',
    'anchors',
    /#no-such-place/,
    scripted(`document.querySelector('footer a').href = '#no-such-place';`),
  ),
  page(
    'a message key is shown',
    'words',
    /about\.title/,
    scripted(`document.querySelector('main p').textContent = 'about.title';`),
  ),
  page(
    'a value is not filled in',
    'words',
    /\{\{name\}\}/,
    scripted(`document.querySelector('main p').textContent = 'Hello {{name}}';`),
  ),
  page(
    'a text is not translated',
    'translation',
    /伙伴/,
    scripted(`document.querySelector('main p').textContent = '你的伙伴';`),
  ),
  page(
    'there are two headings',
    'heading',
    /2 headings/,
    scripted(
      `document.querySelector('main').append(Object.assign(document.createElement('h1'), { textContent: 'Two' }));`,
    ),
  ),
  page('the heading cannot be seen', 'heading', /cannot be seen/, {
    style: 'main h1 { display: none; }',
  }),
  page(
    'the phone page is too wide',
    'fits',
    /the page is \d+ wide/,
    {
      style: '[data-device=mobile] main { min-width: 600px; }',
    },
    PHONE_PAGE,
  ),
  page(
    'long words do not fit on the phone',
    'fits with longer words',
    /wide|cut off/,
    {
      style: 'main a { white-space: nowrap !important; }',
    },
    '/en/m/game-library/role-Info',
  ),
  page('the page jumps when it stands', 'stands', /shifted by/, {
    style: '.seeded-bar { height: 300px; }',
    ...scripted(
      `const bar = document.createElement('div'); bar.className = 'seeded-bar'; document.body.prepend(bar);`,
    ),
  }),
  page(
    'the application throws the HTML of the server away',
    'hydration',
    /taken out/,
    scripted(
      `const main = document.querySelector('main'); main.replaceChildren(...[...main.childNodes].map((node) => node.cloneNode(true)));`,
    ),
  ),
  page('the console has an error', 'console', /something is wrong/, {
    script: `console.error('something is wrong');`,
  }),
  page('an exception is not caught', 'console', /no such thing/, {
    script: `setTimeout(() => { throw new Error('no such thing'); });`,
  }),
  page('texts are too pale', 'accessibility', /color-contrast/, {
    style: 'main p { color: #333 !important; background: #444 !important; opacity: 1 !important; }',
  }),
  page(
    'a button has no name',
    'accessibility',
    /button-name/,
    scripted(
      `document.querySelectorAll('header button[aria-label]').forEach((button) => button.removeAttribute('aria-label'));`,
    ),
  ),
  page(
    'a field has no label',
    'accessibility',
    /label/,
    scripted(
      `const field = document.createElement('input'); field.type = 'email'; document.querySelector('main').append(field);`,
    ),
  ),
  page(
    'a page never ends loading',
    'comes up',
    /Waiting failed/,
    scripted(`document.querySelector('main').firstElementChild.setAttribute('aria-busy', 'true');`),
  ),
  page('the application does not start', 'comes up', /data-hydrated/, {
    script: `Object.defineProperty(window, 'requestIdleCallback', { value: undefined }); window.Promise = undefined;`,
  }),
];
