// Mock of CSS modules: `styles.card` is 'card'.
const classNames: Record<string, string> = new Proxy(
  {},
  {
    get: (_, name) => (name === '__esModule' ? false : String(name)),
  },
);

export default classNames;
