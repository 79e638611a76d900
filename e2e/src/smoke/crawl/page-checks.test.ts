import { checkPage, type PageFacts } from './page-checks';

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-dA+/1='; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const healthy = (): PageFacts => ({
  visit: {
    address: '/en/m/about',
    path: '/about',
    language: 'en',
    device: 'mobile',
    layouts: ['desktop', 'mobile'],
    status: 200,
    isPrivate: false,
  },
  status: 200,
  policy: POLICY,
  release: { expected: 'a', actual: 'a' },
  served: {
    lang: 'en',
    title: 'About us',
    description: 'Who we are and what we do',
    canonical: '/en/about',
    alternates: ['en', 'ja', 'x-default', 'zh-CN'].map((language) => ({
      language,
      path: language === 'en' || language === 'ja' ? `/${language}/m/about` : '/m/about',
    })),
    headings: 1,
    text: 'We make a partner who plays along, in three languages.',
    scripts: ['<script data-device="mobile"', '<script src="/a.js" integrity="sha384-x"'],
    styled: [],
  },
  live: {
    pathname: '/en/m/about',
    lang: 'en',
    title: 'About us',
    headings: [{ text: 'About us', isVisible: true }],
    brokenImages: [],
    foreignTexts: [],
    links: [],
    deadAnchors: [],
    timings: {},
  },
  untranslated: [],
  overflows: [],
  axe: [],
  stability: { removed: [], shift: 0.01, moved: [] },
  violations: [],
  activity: { console: [], network: [], errors: [], consoleErrors: [], failedRequests: [] },
});

function failures(change: (facts: PageFacts) => void): string[] {
  const facts = healthy();
  change(facts);
  return checkPage(facts).flatMap(({ name, problem }) =>
    problem === null ? [] : [`${name}: ${problem}`],
  );
}

describe('the checks of a page', () => {
  it('find nothing on a healthy page', () => {
    expect(failures(() => undefined)).toEqual([]);
  });

  it.each<[string, string, (facts: PageFacts) => void]>([
    ['a status', 'status: it answers 500, not 200', (facts) => (facts.status = 500)],
    ['another release', 'release: it was', (facts) => (facts.release.actual = 'b')],
    [
      'a redirect',
      'address: the visitor was redirected',
      (facts) => (facts.live.pathname = '/en/m'),
    ],
    ['a language', 'language: the language is "zh-CN"', (facts) => (facts.live.lang = 'zh-CN')],
    ['a title in another language', 'title: ', (facts) => (facts.served.title = '关于')],
    ['a title that changes', 'title: the title changed', (facts) => (facts.live.title = 'Else')],
    ['a canonical address', 'canonical: ', (facts) => (facts.served.canonical = '/en/m/about')],
    ['hreflang', 'alternates: ', (facts) => void facts.served.alternates.pop()],
    ['a hidden heading', 'heading: ', (facts) => (facts.live.headings = [])],
    ['an empty HTML', 'reads without JavaScript: ', (facts) => (facts.served.text = 'Hi')],
    ['a layout shift', 'stands: ', (facts) => (facts.stability.shift = 0.03)],
    ['removed elements', 'hydration: ', (facts) => (facts.stability.removed = ['<p>'])],
    [
      'a loose policy',
      'policy: ',
      (facts) => (facts.policy = `${POLICY}; style-src 'unsafe-inline'`),
    ],
    ['a refusal of the policy', 'policy: ', (facts) => (facts.violations = ['img-src'])],
    [
      'a policy with another origin',
      'policy: script-src',
      (facts) => (facts.policy = POLICY.replace("'sha256-", "https://cdn.test 'sha256-")),
    ],
    ['an open script', 'integrity: ', (facts) => (facts.served.scripts = ['<script src="/a.js"'])],
    [
      'a message about integrity',
      'integrity: the browser refused',
      (facts) =>
        (facts.activity.consoleErrors = [{ text: "no valid digest in the 'integrity'", from: '' }]),
    ],
    [
      'a lost request',
      'requests: requests failed: 404 https://site.test/a.png',
      (facts) =>
        (facts.activity.failedRequests = [
          { address: 'https://site.test/a.png', reason: '404', isDocument: false },
        ]),
    ],
  ])('name %s, and nothing else', (_, said, change) => {
    expect(failures(change)).toEqual([expect.stringContaining(said)]);
  });

  it('forgive a page that must not be found its own status on the console', () => {
    const wrong = (facts: PageFacts) => {
      facts.visit = { ...facts.visit, status: 404, path: '/about' };
      facts.status = 404;
      facts.activity.consoleErrors = [
        { text: 'status of 404', from: 'https://site.test/en/m/about' },
        { text: 'boom', from: 'https://site.test/a.js' },
      ];
    };
    expect(failures(wrong)).toEqual(['console: console errors: boom']);
  });

  it('ask of a page that only phones have that it names itself', () => {
    const onlyPhone = (facts: PageFacts) => {
      facts.visit = { ...facts.visit, layouts: ['mobile'] };
      facts.served.canonical = '/en/m/about';
    };
    expect(failures(onlyPhone)).toEqual([]);
  });
});
