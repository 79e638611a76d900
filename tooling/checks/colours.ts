import { lineAt, type Check } from './repository';

const TOKENS = 'shared/ui/src/tokens.css';
const NAMED =
  'white|black|red|green|blue|yellow|orange|purple|pink|gray|grey|silver|gold|brown|cyan|magenta|navy|teal|olive|maroon|lime|aqua|fuchsia|beige|ivory|tomato|coral|salmon|crimson|indigo|violet|khaki|orchid';
const COLOUR = new RegExp(
  `#[\\da-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<=[\\s:,(])(?:${NAMED})(?=[\\s;,)])`,
  'gi',
);

/** Colour literals are allowed only in the token file. */
export const colours: Check = {
  name: 'colours only in the tokens',
  remedy: `Use var(--…); add a token to ${TOKENS} if none fits.`,
  run(repository) {
    const paths = repository.paths.filter((path) => path.endsWith('.css') && path !== TOKENS);
    const findings = paths.flatMap((path) => {
      const text = withoutComments(repository.read(path));
      return [...text.matchAll(/(?<=[{;]\s*)[\w-]+\s*:[^;{}]*;/g)].flatMap((declaration) =>
        [...declaration[0].replace(/url\([^)]*\)/g, '').matchAll(COLOUR)].map(
          ([colour]) => `${path}:${String(lineAt(text, declaration.index))} ${colour}`,
        ),
      );
    });
    return { examined: paths.length, findings };
  },
};

/** Browsers ignore unknown custom properties silently, so misspelt tokens are found here. */
export const knownTokens: Check = {
  name: 'tokens exist',
  remedy: `Use a name that ${TOKENS} or the same style sheet defines.`,
  run(repository) {
    const sheets = repository.paths
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path, text: withoutComments(repository.read(path)) }));
    const scripts = repository.paths
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => repository.read(path));
    const defined = new Set([
      ...sheets.flatMap(({ text }) =>
        [...text.matchAll(/(?<=[{;]\s*|@property\s+)(--[\w-]+)(?=\s*[:{])/g)].map(([name]) => name),
      ),
      ...scripts.flatMap((text) =>
        [...text.matchAll(/setProperty\(\s*'(--[\w-]+)'/g)].map(([, name = '']) => name),
      ),
    ]);
    let examined = 0;
    const findings: string[] = [];
    for (const { path, text } of sheets) {
      for (const use of text.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)) {
        examined += 1;
        const [, name = '', next] = use;
        if (defined.has(name) || next === ',') continue;
        findings.push(`${path}:${String(lineAt(text, use.index))} ${name}`);
      }
    }
    return { examined, findings };
  },
};

/** Replaces comments by spaces, so that line numbers stay correct. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
