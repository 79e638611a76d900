export interface FailedFile {
  url: string;
  integrity: string;
  isStyle: boolean;
}

/** Scripts and style sheets that this tab could not load, with their expected hash. */
export class FailedFiles {
  private readonly files = new Map<string, FailedFile>();

  /** Listens in the capture phase, because errors of elements do not bubble. */
  listen(target: EventTarget = window): void {
    target.addEventListener('error', (event) => this.record(event.target), true);
  }

  /** Removes and returns the last failed file below a path such as `/assets/mfe-home/1.0.0/`. */
  take(path: string): FailedFile | null {
    const found = [...this.files.values()].filter(({ url }) => url.includes(path)).pop() ?? null;
    if (found) this.files.delete(found.url);
    return found;
  }

  private record(element: EventTarget | null): void {
    const isScript = element instanceof HTMLScriptElement;
    const isStyle = element instanceof HTMLLinkElement && element.rel === 'stylesheet';
    if (!isScript && !isStyle) return;
    const url = isScript ? element.src : element.href;
    this.files.delete(url);
    this.files.set(url, { url, integrity: element.getAttribute('integrity') ?? '', isStyle });
  }
}
