const RETRY_DELAY_MS = 300;

/** Loads the document again and returns true, unless the limit of document loads is reached. */
type Reload = () => boolean;

let reload: Reload = () => false;
/** False once a document load did not help: a repetition after the ten seconds of the limit would not either. */
let mayReload = true;

/** Sets what `loadChunk` does about a missing chunk in this tab. Without it the caller is told at once. */
export function onMissingChunk(reloadDocument: Reload): void {
  reload = reloadDocument;
  mayReload = true;
}

/** Loads a chunk with one retry. @throws the error of the second attempt */
export async function retryLoad<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
}

/**
 * Loads a chunk of the page that is shown, by `import()`. One retry, then the reload rule of the specification (section
 * 8), in which case the promise does not settle.
 * @throws the error of the second attempt, when the document was just loaded; the caller keeps the page with a fallback
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await retryLoad(load);
  } catch (error) {
    console.error('a chunk could not be loaded', error);
    if (mayReload && reload()) await new Promise(() => undefined);
    mayReload = mayReload && !navigator.onLine;
    throw error;
  }
}
