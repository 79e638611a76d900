import { useEffect, useRef } from 'react';
import { HTML_LANGUAGE } from '@huoban/contracts';
import { titleOf, type HeadModel } from './head-model';

function setMeta(
  selector: string,
  attributes: Record<string, string>,
  content: string | null,
): void {
  const found = document.head.querySelector(selector);
  if (content === null) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value);
  meta.setAttribute('content', content);
}

const setNamed = (name: string, content: string | null): void =>
  setMeta(`meta[name="${name}"]`, { name }, content);
const setProperty = (property: string, content: string | null): void =>
  setMeta(`meta[property="${property}"]`, { property }, content);

function setLinks(head: HeadModel): void {
  for (const link of document.head.querySelectorAll('link[rel=canonical],link[rel=alternate]')) {
    link.remove();
  }
  const append = (attributes: Record<string, string>): void => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };
  if (head.canonical) append({ rel: 'canonical', href: head.canonical });
  for (const { hreflang, href } of head.alternates) append({ rel: 'alternate', hreflang, href });
}

function apply(head: HeadModel): void {
  const title = titleOf(head);
  document.title = title;
  document.documentElement.lang = HTML_LANGUAGE[head.language];
  setNamed('description', head.description);
  setNamed('robots', head.noIndex ? 'noindex' : null);
  setProperty('og:title', title);
  setProperty('og:description', head.description);
  setProperty('og:image', head.image);
  setProperty('og:url', head.canonical);
  setLinks(head);
}

/** Applies the head of later pages; the head of the first page is in the server's HTML. */
export function useDocumentHead(head: HeadModel): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else apply(head);
  }, [head]);
}
