import type { Fault } from './fault';

const journey = (
  name: string,
  only: string,
  check: string,
  says: RegExp,
  seed: Pick<Fault, 'script' | 'spoil'>,
): Fault => ({ name, only, named: { check, says }, ...seed });

/** Swallows what is pressed on elements of the header. */
const dead = (selector: string): Pick<Fault, 'script'> => ({
  script: `document.addEventListener('click', (event) => {
  if (event.target.closest('${selector}')) { event.stopImmediatePropagation(); event.preventDefault(); }
}, true);`,
});

const LOGIN = 'log in by SMS';

/** What only shows when somebody does something. */
export const JOURNEY_FAULTS: readonly Fault[] = [
  journey(
    'the login button is dead',
    'the login dialog opens, and Escape closes it (desktop)',
    'the login dialog opens, and Escape closes it',
    /press the login button/,
    dead('header button:not([aria-label])'),
  ),
  journey(
    'the menu of the phone is dead',
    'the menu opens',
    'the menu opens, closes on Escape, and leads on',
    /open the menu/,
    dead('header [aria-expanded]'),
  ),
  journey(
    'links of the header are dead',
    'home, partner square, partner (desktop)',
    'home, partner square, partner',
    /follow the way/,
    dead('header a'),
  ),
  journey(
    'cards load a document instead of changing the page',
    'home, partner square, partner (desktop)',
    'home, partner square, partner',
    /loaded as a document/,
    {
      script: `document.addEventListener('click', (event) => {
  const link = event.target.closest('main a');
  if (link) { event.stopImmediatePropagation(); location.assign(link.href); }
}, true);`,
    },
  ),
  journey(
    'the query is lost on the way',
    'Back and Forward',
    'Back and Forward keep page and query',
    /the query after a way/,
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
    'every language from every page by the header',
    /the address is/,
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
    'an address of the other layout leads to its twin',
    /the address is/,
    {
      spoil: (answer) => {
        const isHtml = answer.headers['content-type']?.startsWith('text/html');
        if (!isHtml) return;
        const html = answer.body.toString('utf8');
        answer.body = Buffer.from(
          html
            .replace(/ data-twin="[^"]*"/, '')
            .replaceAll('"check-device"', '"retain-query-params"'),
        );
      },
    },
  ),
  journey(
    'the search finds nothing',
    'library, search, game (desktop)',
    'library, search, game',
    /choose the game/,
    {
      spoil: (answer) => {
        if (answer.path.includes('/knowledge/search'))
          answer.body = Buffer.from('{"error_code":0,"payload":{"total":0,"items":[]}}');
      },
    },
  ),
  journey('no code is sent', LOGIN, 'log in by SMS, and the profile', /ask for a code/, {
    spoil: (answer) => {
      if (answer.path.includes('send_phone_verification'))
        answer.body = Buffer.from('{"error_code":50000,"error_message":"busy","payload":null}');
    },
  }),
  journey('the login is refused', LOGIN, 'log in by SMS, and the profile', /enter the code/, {
    spoil: (answer) => {
      if (answer.path.includes('login_register'))
        answer.body = Buffer.from('{"error_code":40001,"error_message":"no","payload":null}');
    },
  }),
];
