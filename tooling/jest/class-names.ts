// Stands in for every CSS module: `styles.card` is 'card', so a test can see which class is set.
const classNames: Record<string, string> = new Proxy(
  {},
  {
    get: (_, name) => (name === '__esModule' ? false : String(name)),
  },
);

export default classNames;
