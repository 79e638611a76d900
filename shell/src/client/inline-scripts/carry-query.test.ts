import { carryQuery } from './carry-query';

function press(html: string, type = 'click') {
  document.body.innerHTML = html;
  const link = document.querySelector('a');
  const followed: (string | null | undefined)[] = [];
  link?.addEventListener(type, (event) => {
    event.preventDefault();
    followed.push(link.getAttribute('href'));
  });
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  return followed;
}

describe('a link that is pressed before hydration', () => {
  beforeAll(carryQuery);
  beforeEach(() => {
    history.replaceState(null, '', '/en?channel=bili&tag=a');
    delete document.documentElement.dataset['hydrated'];
  });

  it.each([
    ['/', 'http://localhost/?channel=bili&tag=a'],
    ['/?tag=b', 'http://localhost/?tag=b&channel=bili'],
    ['/en#roles', 'http://localhost/en?channel=bili&tag=a#roles'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('to %s leads to %s', (href, expected) => {
    const html = `<a href="${href}"><b>x</b></a>`;
    expect(press(html)).toEqual([expected]);
    expect(press(html, 'auxclick')).toEqual([expected]);
  });

  it('stays the same when it leads to a part of the page', () => {
    history.replaceState(null, '', '/en?q=a%20b');
    expect(press('<a href="#main"><b>x</b></a>')).toEqual(['#main']);
  });

  it('is left to the application after hydration', () => {
    document.documentElement.dataset['hydrated'] = '';
    expect(press('<a href="/"><b>x</b></a>')).toEqual(['/']);
  });
});
