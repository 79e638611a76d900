/** Opens `path` (with query and hash) as a document; the address shown is loaded anew. */
export function openDocument(path: string): void {
  const target = new URL(path, location.origin);
  // Assigning an address that differs by its hash alone would only jump there.
  const isShown = location.pathname + location.search === target.pathname + target.search;
  if (isShown && location.hash !== target.hash) location.hash = target.hash;
  if (isShown) location.reload();
  else location.assign(path);
}
