let readyState: DocumentReadyState;

beforeEach(async () => {
  readyState = 'loading';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  document.head.innerHTML = `
    <link rel="preload" as="script" href="/assets/shell/1/main.js">
    <link rel="preload" as="script" href="/assets/shell/1/messages.js" data-early>`;
  // jsdom does not read it from the attribute.
  Object.assign(document.head.lastElementChild ?? {}, { integrity: 'sha384-s' });
  jest.resetModules();
  await import('./load-application');
});

const press = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
function loaded() {
  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
const scripts = () => [...document.head.querySelectorAll('script')];

describe('load-application', () => {
  it('waits after an early key for the end of the document', () => {
    press();
    expect(scripts()).toHaveLength(0);
    loaded();
    expect(scripts()).toHaveLength(2);
  });

  it('starts once, with the first key after the document has loaded', () => {
    loaded();
    press();
    press();
    expect(scripts()).toHaveLength(2);
  });

  it('runs the hinted scripts with their hashes beside the application', () => {
    loaded();
    press();
    const [messages, main] = scripts();
    expect(messages).toMatchObject({
      src: `${location.origin}/assets/shell/1/messages.js`,
      integrity: 'sha384-s',
      crossOrigin: 'anonymous',
    });
    expect(main?.src).toBe(location.href);
    messages?.dispatchEvent(new Event('load'));
    expect(messages?.hasAttribute('data-loaded')).toBe(true);
  });

  it('leaves a script that failed to the application', () => {
    loaded();
    press();
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(scripts()).toHaveLength(1);
  });
});
