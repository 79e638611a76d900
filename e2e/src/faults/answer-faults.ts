import { isDocument, PAGE, PHONE_PAGE, type Fault, type Passing } from './fault';

const answer = (
  name: string,
  only: string,
  check: string,
  says: RegExp,
  spoil: (passing: Passing) => void,
): Fault => ({ name, only, named: { check, says }, spoil });

const isPage = (passing: Passing, path: string): boolean =>
  isDocument(passing) && passing.path.split('?')[0] === path;

const policy =
  (change: (policy: string) => string) =>
  (passing: Passing): void => {
    if (!isDocument(passing)) return;
    const { headers } = passing;
    headers['content-security-policy'] = change(headers['content-security-policy'] ?? '');
  };

const PORTRAIT = /^\/media\/.*\.(?:avif|webp|jpg|png)$/;
const SECTION_SCRIPT = /^\/assets\/mfe-home\/.*\.js$/;

/** Statuses, headers and files. */
export const ANSWER_FAULTS: readonly Fault[] = [
  answer('a page answers 500', PAGE, 'status', /answers 500/, (passing) => {
    if (isPage(passing, '/en/about-us')) passing.status = 500;
  }),
  answer(
    'a wrong address answers 200',
    '/en/smoke-no-such-page (desktop)',
    'status',
    /answers 200, not 404/,
    (passing) => {
      if (isPage(passing, '/en/smoke-no-such-page')) passing.status = 200;
    },
  ),
  answer('a page redirects to another', PAGE, 'address', /\/en\/activity/, (passing) => {
    if (!isPage(passing, '/en/about-us')) return;
    passing.status = 302;
    passing.headers['location'] = '/en/activity';
  }),
  answer(
    'the security policy is missing',
    PAGE,
    'policy',
    /script-src/,
    policy(() => ''),
  ),
  answer(
    'the security policy allows inline code',
    PAGE,
    'policy',
    /script-src|unsafe/,
    policy((text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
  ),
  answer(
    'the security policy refuses the own pictures',
    '/en/ (desktop)',
    'policy',
    /img-src refused/,
    policy((text) => text.replace(/img-src [^;]*/, "img-src 'none'")),
  ),
  answer(
    'pictures are not found',
    '/en/game-partner (desktop)',
    'requests',
    /404 .*\/media\//,
    (passing) => {
      if (PORTRAIT.test(passing.path)) passing.status = 404;
    },
  ),
  answer(
    'pictures are damaged',
    '/en/game-partner (desktop)',
    'pictures',
    /\/media\//,
    (passing) => {
      if (PORTRAIT.test(passing.path)) passing.body = Buffer.from('no picture');
    },
  ),
  answer('the entry of a section is not found', PAGE, 'requests', /404 .*mfe-home/, (passing) => {
    if (/mfe-home\/.*remoteEntry\.js/.test(passing.path)) passing.status = 404;
  }),
  answer('a byte of a script is flipped', PHONE_PAGE, 'integrity', /refused/, (passing) => {
    if (SECTION_SCRIPT.test(passing.path))
      passing.body = Buffer.concat([passing.body, Buffer.from(' ')]);
  }),
  answer(
    'a style sheet has the wrong type',
    'home, partner square, partner (desktop)',
    'home, partner square, partner',
    /MIME|stylesheet|style/i,
    (passing) => {
      if (passing.path.endsWith('.css')) passing.headers['content-type'] = 'text/html';
    },
  ),
  answer(
    'the service fails while somebody searches',
    'library, search, game (desktop)',
    'library, search, game',
    /choose the game|500/,
    (passing) => {
      if (passing.path.includes('/knowledge/search')) passing.status = 500;
    },
  ),
  answer(
    'a page that others link to fails',
    PAGE,
    'link /en/game-library',
    /answers 500/,
    (passing) => {
      if (isPage(passing, '/en/game-library')) passing.status = 500;
    },
  ),
];
