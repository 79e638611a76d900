/** An answer of the site on its way to the browser. */
export interface Passing {
  /** Path with query. */
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A fault as a real change could bring it in, and by what the smoke checks must name it. */
export interface Fault {
  name: string;
  /** The tasks of a run that meet it: a part of their name. */
  only: string;
  /** The check that must fail, and what it must say. */
  named: { check: string; says: RegExp };
  /** Changes answers; what it does not concern it leaves alone. */
  spoil?: (answer: Passing) => void;
  /** Code that runs in every page, as if it were the site's own. */
  script?: string;
  /** Rules that hold on every page. */
  style?: string;
}

export const isDocument = ({ headers }: Passing): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** A fault in the HTML of the server. */
export const inHtml =
  (change: (html: string) => string): NonNullable<Fault['spoil']> =>
  (answer) => {
    if (isDocument(answer)) {
      const { body } = answer;
      answer.body = Buffer.from(change(body.toString('utf8')));
    }
  };

/** A page in English and one on the phone, which most faults show themselves on. */
export const PAGE = '/en/about-us (desktop)';
export const PHONE_PAGE = '/en/m/about-us (mobile)';

/** Code that runs once the application has taken over. */
export const onceHydrated = (code: string): string =>
  `const wait = setInterval(() => {
  if (!document.querySelector('html[data-hydrated] main h1')) return;
  clearInterval(wait);
  ${code}
}, 20);`;
