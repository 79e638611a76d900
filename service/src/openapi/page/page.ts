import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '../document-types';
import { errorSection } from './error-section';
import { Html, markup, withCode } from '../../http/html';
import { operationSection } from './operation-section';
import { STYLE } from './style';

function groupSection(
  document: OpenApiDocument,
  { name, description }: { name: string; description: string },
) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => operationSection(document, [path, method, operation])),
  );
  return markup`<section id="${name}">
    <h2>${name.charAt(0).toUpperCase() + name.slice(1)}</h2>
    <p>${description}</p>
    ${operations}
  </section>`;
}

/** Allows only the inline style of the page. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the document as one page without scripts: endpoints by group. */
export const renderDocumentPage = (document: OpenApiDocument): string =>
  markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${document.info.title}</title>
        <style>${new Html(STYLE)}</style>
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${withCode(document.info.description)}</p>
          <p><a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p>
          <nav aria-label="Groups">
            <ul>
              ${document.tags.map(({ name }) => markup`<li><a href="#${name}">${name}</a></li>`)}
              <li><a href="#errors">error codes</a></li>
            </ul>
          </nav>
        </header>
        <main>${document.tags.map((tag) => groupSection(document, tag))} ${errorSection()}</main>
      </body>
    </html>`.text;
