import type { Session } from '../access/session-store';
import { markup, type Markup } from './markup';

export interface Page {
  title: string;
  main: Markup;
  /** Null before login. */
  session: Session | null;
}

/** A complete document, without scripts. */
export const layout = ({ title, main, session }: Page): string =>
  markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} · Huoban releases</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/console.css"></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="bar"><a class="brand" href="/"><span lang="zh">伙伴</span> Releases</a>
${session && navigation(session)}</header>
<main id="main" tabindex="-1"><h1>${title}</h1>${main}</main>
</body></html>
`.text;

const navigation = ({ role, author }: Session): Markup =>
  markup`<nav aria-label="Console"><a href="/">Channels</a><a href="/versions">Versions</a><a href="/diff">Compare</a><a href="/keys">Keys</a><a href="/checks">Checks</a></nav>
<form class="who" method="post" action="/logout"><span>${author}${role === 'viewer' ? ' (read-only)' : ''}</span>
<button class="quiet">Log out</button></form>`;

/** Shortened release id, with the full id as title. */
export const shortId = (id: string): Markup =>
  markup`<code title="${id}">${id.slice(0, 12)}</code>`;

/** A time in UTC. */
export const instant = (at: string): Markup =>
  markup`<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time>`;
