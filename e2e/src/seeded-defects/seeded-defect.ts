export interface ProxiedResponse {
  /** Path with query. */
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** How a defect gets into the site. */
export interface Injection {
  alter?: (response: ProxiedResponse) => void;
  /** Code that runs in every page as a script of the site. */
  script?: string;
  /** Style rules of every page. */
  style?: string;
}

/** A defect as a real change could introduce it, and how the smoke checks must report it. */
export interface SeededDefect extends Injection {
  name: string;
  /** Part of the names of the smoke cases that meet it. */
  only: string;
  /** The check that must fail, and its message. */
  expected: { check: string; message: RegExp };
}

/** A page in English and one on the phone, on which most defects show. */
export const PAGE = '/en/about-us (desktop)';
export const PHONE_PAGE = '/en/m/about-us (mobile)';

/** A row of a table of defects; most show on `PAGE`. */
export const defect = (
  name: string,
  check: string,
  message: RegExp,
  injection: Injection,
  only = PAGE,
): SeededDefect => ({ name, only, expected: { check, message }, ...injection });

export const isDocument = ({ headers }: ProxiedResponse): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

export const inHtml = (change: (html: string) => string): Injection => ({
  alter: (response) => {
    if (!isDocument(response)) return;
    response.body = Buffer.from(change(response.body.toString('utf8')));
  },
});

export const onceHydrated = (code: string): Injection => ({
  script: `const wait = setInterval(() => {
  if (!document.querySelector('html[data-hydrated] main h1')) return;
  clearInterval(wait);
  ${code}
}, 20);`,
});
