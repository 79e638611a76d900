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

describe('load-application', () => {
  it('waits after an early key for the end of the document', () => {
    press();
    expect(scripts()).toBe(0);
    loaded();
    expect(scripts()).toBe(1);
  });

  it('starts once, with the first key after the document has loaded', () => {
    loaded();
    press();
    press();
    expect(scripts()).toBe(1);
  });
});
