/** Opens `path` (with query) as a document; the address shown is loaded anew. */
export function openDocument(path: string): void {
  // Assigning the address shown would only jump to its hash, if it has one.
  if (location.pathname + location.search === path) location.reload();
  else location.assign(path);
}
