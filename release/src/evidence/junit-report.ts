import { describeNarrowings } from './smoke-scope';

/** One `<testcase>`: its attributes, and what stands in it. */
interface Case {
  head: string;
  body: string;
}

/** What a report in JUnit XML says, in the form of `SmokeReport`; not checked yet. */
export function fromJunit(xml: string, url: string | undefined): unknown {
  const cases = [...xml.matchAll(/<testcase\b([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(
    ([, head = '', body = '']) => ({ head, body }),
  );
  const failures = cases
    .filter(({ body }) => /<(?:failure|error)\b/.test(body))
    .map(({ head, body }) => {
      const message = attribute(body, 'message') ?? 'failed';
      return `${nameOf(head, ['classname', 'name'])}: ${message}`;
    });
  const skipped = cases.filter(({ body }) => /<skipped\b/.test(body));
  const suites = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? '';
  return {
    release: property(xml, 'release'),
    url: url ?? /https?:\/\/\S+/.exec(attribute(suites, 'name') ?? '')?.[0],
    tool: property(xml, 'tool') ?? 'junit',
    version: property(xml, 'version'),
    checks: cases.length - skipped.length,
    failures,
    ...scopeIn(xml, skipped),
  };
}

/** Cases that were left out are gaps, whatever the properties say. */
function scopeIn(xml: string, skipped: readonly Case[]): object {
  const [languages, devices] = [property(xml, 'languages'), property(xml, 'devices')];
  if (languages === undefined || devices === undefined) return {};
  const only = property(xml, 'only') ?? null;
  const short = property(xml, 'short') !== undefined;
  const left = [
    ...describeNarrowings({ only, short }),
    ...skipped.map(
      ({ head, body }) => `${nameOf(head, ['name'])}: ${attribute(body, 'message') ?? 'left out'}`,
    ),
  ];
  return {
    scope: { languages: words(languages), devices: words(devices), left: [...new Set(left)] },
  };
}

const nameOf = (head: string, parts: readonly string[]): string =>
  parts.flatMap((part) => attribute(head, part) ?? []).join(' ') || 'a check';

const words = (text: string): string[] => text.split(' ').filter(Boolean);

function property(xml: string, name: string): string | undefined {
  const found = [...xml.matchAll(/<property\b[^>]*>/g)].map(([tag]) => tag);
  const own = found.find((tag) => attribute(tag, 'name') === name);
  return own && attribute(own, 'value');
}

function attribute(text: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
