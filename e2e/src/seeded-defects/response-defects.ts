import {
  defect,
  isDocument,
  PHONE_PAGE,
  type Injection,
  type ProxiedResponse,
  type SeededDefect,
} from './seeded-defect';

const PORTRAIT = /^\/media\/.*\.(?:avif|webp|jpg|png)$/;
const SECTION_SCRIPT = /^\/assets\/mfe-home\/.*\.js$/;
const HOME = '/en/ (desktop)';
const PARTNERS = '/en/game-partner (desktop)';
const MISSING_PAGE = '/en/smoke-no-such-page';
const PARTNER_JOURNEY = 'home, partner square, partner (desktop)';
const SEARCH_JOURNEY = 'library, search, game (desktop)';

const alter = (path: RegExp, change: (response: ProxiedResponse) => void): Injection => ({
  alter: (response) => {
    if (path.test(response.path)) change(response);
  },
});

const status = (path: RegExp, code: number): Injection =>
  alter(path, (response) => (response.status = code));

const page = (path: string, change: (response: ProxiedResponse) => void): Injection => ({
  alter: (response) => {
    if (isDocument(response) && response.path.split('?')[0] === path) change(response);
  },
});

const pageStatus = (path: string, code: number): Injection =>
  page(path, (response) => (response.status = code));

const policy = (change: (policy: string) => string): Injection => ({
  alter: (response) => {
    if (!isDocument(response)) return;
    const { headers } = response;
    headers['content-security-policy'] = change(headers['content-security-policy'] ?? '');
  },
});

export const RESPONSE_DEFECTS: readonly SeededDefect[] = [
  defect('a page answers 500', 'status', /answers 500/, pageStatus('/en/about-us', 500)),
  defect(
    'a wrong address answers 200',
    'status',
    /answers 200, not 404/,
    pageStatus(MISSING_PAGE, 200),
    `${MISSING_PAGE} (desktop)`,
  ),
  defect(
    'a page redirects to another',
    'address',
    /\/en\/activity/,
    page('/en/about-us', (response) => {
      response.status = 302;
      response.headers['location'] = '/en/activity';
    }),
  ),
  defect(
    'the security policy is missing',
    'policy',
    /script-src/,
    policy(() => ''),
  ),
  defect(
    'the security policy allows inline code',
    'policy',
    /script-src|unsafe/,
    policy((text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")),
  ),
  defect(
    'the security policy blocks pictures of the site',
    'policy',
    /img-src refused/,
    policy((text) => text.replace(/img-src [^;]*/, "img-src 'none'")),
    HOME,
  ),
  defect('pictures are not found', 'requests', /404 .*\/media\//, status(PORTRAIT, 404), PARTNERS),
  defect(
    'pictures are damaged',
    'pictures',
    /\/media\//,
    alter(PORTRAIT, (response) => (response.body = Buffer.from('no picture'))),
    PARTNERS,
  ),
  defect(
    'the entry of a section is not found',
    'requests',
    /404 .*mfe-home/,
    status(/mfe-home\/.*remoteEntry\.js/, 404),
  ),
  defect(
    'a byte of a script is changed',
    'integrity',
    /refused/,
    alter(SECTION_SCRIPT, (response) => {
      response.body = Buffer.concat([response.body, Buffer.from(' ')]);
    }),
    PHONE_PAGE,
  ),
  defect(
    'a style sheet has the wrong type',
    PARTNER_JOURNEY,
    /MIME|stylesheet|style/i,
    alter(/\.css$/, ({ headers }) => (headers['content-type'] = 'text/html')),
    PARTNER_JOURNEY,
  ),
  defect(
    'the service fails during a search',
    SEARCH_JOURNEY,
    /choose the game|500/,
    status(/\/knowledge\/search/, 500),
    SEARCH_JOURNEY,
  ),
  defect(
    'a page that others link to fails',
    'link /en/game-library',
    /answers 500/,
    pageStatus('/en/game-library', 500),
  ),
];
