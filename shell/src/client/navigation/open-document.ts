import { storeLanguageOf } from '../../app/browser/language-cookie';

/** Loads `path` (with query and hash) as a document, also when it is the current address. */
export function openDocument(path: string): void {
  const target = new URL(path, location.origin);
  // The first script of a home page compares its language with the cookie.
  storeLanguageOf(target.pathname);
  // Assigning a URL that differs only by its hash would not load a document.
  const isShown = location.pathname + location.search === target.pathname + target.search;
  if (isShown && location.hash !== target.hash) location.hash = target.hash;
  if (isShown) location.reload();
  else location.assign(path);
}
