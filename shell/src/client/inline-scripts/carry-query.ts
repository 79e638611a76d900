/**
 * Adds the parameters of the address to a link that is pressed before hydration: the HTML, which all visitors share, has
 * only those that the page declares.
 */
export function carryQuery(): void {
  for (const press of ['click', 'auxclick']) {
    addEventListener(press, ({ target }) => carryInLink(target), true);
  }
}

function carryInLink(target: EventTarget | null): void {
  if (!(target instanceof Element) || 'hydrated' in document.documentElement.dataset) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin) return;
  // A changed query would make the link to a part of this page one to another document.
  if (link.getAttribute('href')?.startsWith('#') === true) return;
  const own = new URLSearchParams(link.search);
  const merged = new URLSearchParams(own);
  for (const [key, value] of new URLSearchParams(location.search)) {
    if (!own.has(key)) merged.append(key, value);
  }
  link.search = merged.toString();
}
