import { posix } from 'node:path';
import type { Check, Repository } from './repository';

/** Links between documents and to files resolve. */
export const docLinks: Check = {
  name: 'links in the documentation',
  remedy: 'Correct the path or the heading that the link names.',
  run(repository) {
    const findings: string[] = [];
    let examined = 0;
    for (const path of repository.paths.filter(isDocument)) {
      for (const target of linksIn(repository.read(path))) {
        examined += 1;
        const reason = brokenLinkReason(repository, path, target);
        if (reason !== null) findings.push(`${path}: ${target} ${reason}`);
      }
    }
    return { examined, findings };
  },
};

function isDocument(path: string): boolean {
  return path.endsWith('.md') && !path.startsWith('service/content/');
}

function linksIn(markdown: string): string[] {
  const text = withoutCode(markdown);
  return [...text.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
}

function brokenLinkReason(repository: Repository, from: string, target: string): string | null {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), decodeURIComponent(file));
  const bare = path.replace(/\/$/, '');
  if (!repository.paths.includes(path)) {
    const isFolder = bare === '.' || repository.paths.some((other) => other.startsWith(`${bare}/`));
    return isFolder ? null : 'does not exist';
  }
  if (anchor === undefined || !path.endsWith('.md')) return null;
  return headingsIn(repository.read(path)).has(decodeURIComponent(anchor))
    ? null
    : 'names a missing heading';
}

function headingsIn(markdown: string): Set<string> {
  const headings = markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}
