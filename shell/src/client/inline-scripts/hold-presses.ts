const MAX_HELD_MS = 5000;
const LINK = 'a[role=button]';

/** The button that a key presses: Enter in a text area sends its form, Space presses a link in the role of a button. */
function buttonOfKey({ key, target, shiftKey, isComposing }: KeyboardEvent): HTMLElement | null {
  if (target instanceof HTMLTextAreaElement && key === 'Enter' && !shiftKey && !isComposing)
    return target.form?.querySelector<HTMLElement>('[type=submit]') ?? null;
  return key === ' ' && target instanceof HTMLElement && target.matches(LINK) ? target : null;
}

/**
 * Holds the last press of a button until the application has hydrated the page and can handle it; repeats it then, or
 * drops it after 5 s. Other links and forms with an action work without the application. Typed text stays in its field.
 */
export function holdPresses(): void {
  const { dataset } = document.documentElement;
  let held: HTMLElement | null = null;
  let timer = 0;

  const take = (): HTMLElement | null => {
    const press = held;
    clearTimeout(timer);
    delete press?.dataset['held'];
    held = null;
    return press;
  };
  const listen = <Type extends 'click' | 'keydown' | 'input'>(
    type: Type,
    handle: (event: WindowEventMap[Type]) => void,
  ): void =>
    addEventListener(type, (event) => 'hydrated' in dataset || handle(event), { capture: true });

  listen('click', (event) => {
    take();
    const button =
      event.target instanceof Element && event.target.closest<HTMLElement>(`button,${LINK}`);
    if (!button || (button as HTMLButtonElement).form?.hasAttribute('action')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = button;
    held.dataset['held'] = '';
    timer = window.setTimeout(() => {
      // A link in the role of a button leads to what can be had without the application.
      const { href } = take() as HTMLAnchorElement;
      if (href) location.assign(href);
    }, MAX_HELD_MS);
  });
  listen('keydown', (event) => {
    const button = buttonOfKey(event);
    if (!button) return;
    event.preventDefault();
    button.click();
  });
  // The visitor goes on writing: what is sent would be half of it.
  listen('input', ({ target }) => {
    if (target instanceof Node && held?.closest('form')?.contains(target)) take();
  });
  new MutationObserver(() => take()?.click()).observe(document.documentElement, {
    attributeFilter: ['data-hydrated'],
  });
}
