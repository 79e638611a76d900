const NAME = 'huoban-development';

// Set by CSSOM, because the content security policy blocks style attributes and elements.
const STYLES = {
  host: { position: 'fixed', inset: '0', zIndex: '2147483647', pointerEvents: 'none' },
  panel: {
    position: 'absolute',
    inset: 'auto 16px 16px',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '16px 20px',
    border: '3px solid',
    borderRadius: '8px',
    background: 'Canvas',
    color: 'CanvasText',
    font: '14px/1.5 ui-monospace, monospace',
    pointerEvents: 'auto',
  },
  text: { whiteSpace: 'pre-wrap', margin: '8px 0 0' },
  button: { float: 'right', font: 'inherit' },
} satisfies Record<string, Partial<CSSStyleDeclaration>>;

/** Shows problems above the page; an empty list removes the overlay. */
export function showProblems(problems: readonly string[]): void {
  document.querySelector(NAME)?.remove();
  if (problems.length === 0) return;
  const host = made(NAME, STYLES.host);
  const panel = made('section', STYLES.panel);
  panel.setAttribute('role', 'alert');
  const button = made('button', STYLES.button);
  button.textContent = 'Close';
  button.addEventListener('click', () => host.remove());
  const title = document.createElement('strong');
  title.textContent = 'The newest change is not shown';
  panel.append(button, title);
  for (const problem of problems) {
    const text = made('pre', STYLES.text);
    text.textContent = problem;
    panel.append(text);
  }
  host.attachShadow({ mode: 'open' }).append(panel);
  // Outside the tree that React owns.
  document.documentElement.append(host);
}

function made(name: string, styles: Partial<CSSStyleDeclaration>): HTMLElement {
  const element = document.createElement(name);
  Object.assign(element.style, styles);
  return element;
}
