export type Transform = (html: string) => string;

const SCRIPT_HINTS = /<link rel="preload" as="script"[^>]*>/g;
const ROOT = /(<div id="root">)[\s\S]*(<\/div><script type="application\/json" id="boot">)/;
const BOOT = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;
const STARTER =
  /<script src="[^"]*\/start\.js"[^>]*data-main="([^"]*)" data-integrity="([^"]*)"[^>]*>/;
const UNRENDERED = 'none';

interface Boot {
  result: Record<string, unknown>;
  cache: unknown;
}

/** @throws Error that names what the document lacks, because the shell's documents have changed */
function replaceOnce(html: string, pattern: RegExp, by: (...found: string[]) => string): string {
  if (!pattern.test(html)) throw new Error(`the document has no ${pattern.source}`);
  return html.replace(pattern, (...found: string[]) => by(...found));
}

/** The page without scripts and their preloads. Styles are inlined already. */
export const withoutScripts: Transform = (html) =>
  html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(SCRIPT_HINTS, '');

/**
 * The document with an empty root and without data, as a server that does not render sends it. There is no paint that the
 * start could wait for, so the document loads the shell's main script directly. With an unknown version the shell renders
 * instead of hydrating.
 */
export const withoutRendering: Transform = (html) => {
  const empty = replaceOnce(html, ROOT, (_, open = '', close = '') => open + close);
  const started = replaceOnce(
    empty,
    STARTER,
    (_, main = '', integrity = '') =>
      `<script async crossorigin="anonymous" src="${main}" integrity="${integrity}">`,
  );
  return replaceOnce(started, BOOT, (_, open = '', json = '', close = '') => {
    const boot = JSON.parse(json) as Boot;
    const cache = { mutations: [], queries: [] };
    const changed = { ...boot, cache, result: { ...boot.result, version: UNRENDERED } };
    return open + JSON.stringify(changed).replaceAll('<', '\\u003c') + close;
  });
};

/** A monolith has no remote entry to preload. */
export const withoutRemoteEntry: Transform = (html) =>
  html.replace(/<link rel="preload" as="script" href="[^"]*\/remoteEntry\.js"[^>]*>/, '');

export const asRendered: Transform = (html) => html;
