import { defect, inHtml, type Injection, type SeededDefect } from './seeded-defect';

/** A defect that makes one journey fail. */
const journey = (
  name: string,
  journeyName: string,
  message: RegExp,
  injection: Injection,
): SeededDefect => defect(name, journeyName, message, injection, journeyName);

const dead = (selector: string): Injection => ({
  script: `document.addEventListener('click', (event) => {
  if (event.target.closest('${selector}')) { event.stopImmediatePropagation(); event.preventDefault(); }
}, true);`,
});

const apiResponse = (path: string, body: object): Injection => ({
  alter: (response) => {
    if (response.path.includes(path)) response.body = Buffer.from(JSON.stringify(body));
  },
});

const PARTNER_JOURNEY = 'home, partner square, partner (desktop)';
const LOGIN = 'log in by SMS, and the profile';

export const JOURNEY_DEFECTS: readonly SeededDefect[] = [
  journey(
    'the login button is dead',
    'the login dialog opens, and Escape closes it (desktop)',
    /press the login button/,
    dead('header button:not([aria-label])'),
  ),
  journey(
    'the menu of the phone is dead',
    'the menu opens, closes on Escape, and leads on',
    /open the menu/,
    dead('header [aria-expanded]'),
  ),
  journey(
    'links of the header are dead',
    PARTNER_JOURNEY,
    /follow the navigation/,
    dead('header a'),
  ),
  journey(
    'cards load a document instead of changing the page',
    PARTNER_JOURNEY,
    /loaded as a document/,
    {
      script: `document.addEventListener('click', (event) => {
  const link = event.target.closest('main a');
  if (link) { event.stopImmediatePropagation(); location.assign(link.href); }
}, true);`,
    },
  ),
  journey(
    'links lose the query',
    'Back and Forward keep page and query',
    /the query after a link/,
    {
      script: `const push = history.pushState;
history.pushState = function (state, title, address) {
  return push.call(this, state, title, String(address).split('?')[0]);
};`,
    },
  ),
  journey(
    'the language switch leads home',
    'every language from every page by the header (desktop)',
    /the address$/m,
    {
      script: `document.addEventListener('click', (event) => {
  const link = event.target.closest('a[hreflang]');
  if (link) link.href = '/' + link.hreflang.slice(0, 2);
}, true);`,
    },
  ),
  journey(
    'the other layout has no twin',
    'an address of the other layout leads to its twin (mobile)',
    /the address$/m,
    inHtml((html) =>
      html.replace(/ data-twin="[^"]*"/, '').replaceAll('"check-device"', '"retain-query-params"'),
    ),
  ),
  journey(
    'the search finds nothing',
    'library, search, game (desktop)',
    /choose the game/,
    apiResponse('/knowledge/search', { error_code: 0, payload: { total: 0, items: [] } }),
  ),
  journey(
    'no code is sent',
    LOGIN,
    /ask for a code/,
    apiResponse('send_phone_verification', {
      error_code: 50000,
      error_message: 'busy',
      payload: null,
    }),
  ),
  journey(
    'the login is refused',
    LOGIN,
    /enter the code/,
    apiResponse('login_register', { error_code: 40001, error_message: 'no', payload: null }),
  ),
];
