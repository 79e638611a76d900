let readyState: DocumentReadyState;

beforeEach(async () => {
  readyState = 'loading';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.replaceChildren();
  jest.resetModules();
  await import('./load-application');
});

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
function loaded() {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
const scripts = () => document.head.querySelectorAll('script').length;

describe('the application', () => {
  it('waits with an early key for the end of the document, where its data stand', () => {
    press();
    expect(scripts()).toBe(0);
    loaded();
    expect(scripts()).toBe(1);
  });

  it('starts with the first key once the document is there, and only once', () => {
    loaded();
    press();
    press();
    expect(scripts()).toBe(1);
  });
});
