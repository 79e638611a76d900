import { holdPresses } from './hold-presses';

const root = document.documentElement;
const clicked = jest.fn();
let submitted: string[];

beforeAll(holdPresses);
beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockReset();
  submitted = [];
  document.body.innerHTML = `
    <button id="one"><i>1</i></button><button id="two">2</button>
    <a id="start" role="button" href="#lines">start</a><a id="link" href="#link">link</a>
    <form id="chat"><textarea></textarea><button id="send" type="submit">send</button></form>
    <form id="search" action="/search"><input /><button id="go" type="submit">go</button></form>`;
  document.body.addEventListener('click', ({ target }) => clicked((target as Element).id));
  document.body.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push((event.target as Element).id);
  });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete root.dataset['hydrated'];
  document.body.replaceWith(document.createElement('body'));
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const click = (selector: string) => find(selector)?.click();
const press = (selector: string, init: KeyboardEventInit) =>
  find(selector)?.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );
async function hydrate() {
  root.dataset['hydrated'] = '';
  // The observer of the attribute runs in a microtask.
  await Promise.resolve();
}
const marked = () => [...document.querySelectorAll('[data-held]')].map(({ id }) => id);
const clicks = () => clicked.mock.calls.flat() as string[];

describe('holdPresses', () => {
  it.each([
    ['a button, by its content', () => click('#one i'), ['one']],
    ['a link in the role of a button', () => click('#start'), ['start']],
    ['Space on a link in the role of a button', () => press('#start', { key: ' ' }), ['start']],
    ['the submit button of a form without an action', () => click('#send'), ['send']],
    ['Enter in a text area', () => press('textarea', { key: 'Enter' }), ['send']],
  ])('holds %s until hydration', async (_, act, expected) => {
    act();
    expect([clicks(), submitted, marked()]).toEqual([[], [], expected]);
    await hydrate();
    expect([clicks(), marked()]).toEqual([expected, []]);
    await hydrate();
    expect(clicks()).toEqual(expected);
  });

  it.each([
    ['a link', () => click('#link'), ['link']],
    ['the submit button of a form with an action', () => click('#go'), ['go']],
    ['Enter that ends a composition', () => press('textarea', { key: 'Enter', isComposing: true })],
    ['a line break', () => press('textarea', { key: 'Enter', shiftKey: true })],
  ])('leaves %s to the browser', async (_, act, expected: string[] = []) => {
    act();
    expect([clicks(), marked()]).toEqual([expected, []]);
    await hydrate();
    expect(clicks()).toEqual(expected);
  });

  it('repeats only the last press', async () => {
    click('#one');
    click('#two');
    expect(marked()).toEqual(['two']);
    await hydrate();
    expect(clicks()).toEqual(['two']);
  });

  it('drops a press when the text of its form changes', async () => {
    press('textarea', { key: 'Enter' });
    find('textarea')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(marked()).toEqual([]);
    await hydrate();
    expect(clicks()).toEqual([]);
  });

  it('drops a press after 5 s, unless a link leads somewhere without the application', async () => {
    click('#one');
    jest.advanceTimersByTime(4999);
    expect(marked()).toEqual(['one']);
    jest.advanceTimersByTime(1);
    expect([marked(), clicks()]).toEqual([[], []]);
    click('#start');
    jest.advanceTimersByTime(5000);
    expect([marked(), clicks(), location.hash]).toEqual([[], [], '#lines']);
    await hydrate();
    expect(clicks()).toEqual([]);
  });

  it('does nothing after hydration', async () => {
    await hydrate();
    click('#one');
    press('textarea', { key: 'Enter' });
    expect(clicks()).toEqual(['one']);
  });
});
