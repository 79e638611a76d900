import { followChosenLanguage, storeLanguageOf } from './language-cookie';

const stored = () => /i18n_redirected=(\w+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  document.cookie = 'i18n_redirected=en; path=/';
});

it.each([
  ['/', 'zh'],
  ['/m/about-us', 'zh'],
  ['/ja', 'ja'],
  ['/JA/m/', 'ja'],
  ['/japan', 'zh'],
  ['/terms.html', 'en'],
])('the path %s leaves the language %s', (pathname, language) => {
  storeLanguageOf(pathname);
  expect(stored()).toBe(language);
});

describe('a link to another language', () => {
  beforeAll(followChosenLanguage);

  it.each(['click', 'auxclick'])('stores its language on %s, before it is followed', (press) => {
    document.body.innerHTML = '<a href="/" hreflang="zh"><b>中文</b></a>';
    const atLink: (string | undefined)[] = [];
    const link = document.querySelector('a');
    link?.addEventListener(press, (event) => {
      event.preventDefault();
      atLink.push(stored());
    });
    document.querySelector('b')?.dispatchEvent(new MouseEvent(press, { bubbles: true }));
    expect(atLink).toEqual(['zh']);
  });

  it.each(['<a href="/">home</a>', '<button>x</button>'])('is not %s', (html) => {
    document.body.innerHTML = html;
    const pressed = document.body.firstElementChild;
    pressed?.addEventListener('click', (event) => event.preventDefault());
    pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(stored()).toBe('en');
  });
});
