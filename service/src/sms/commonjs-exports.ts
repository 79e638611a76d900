/**
 * The exports of a CommonJS package compiled from an ES module. Node and bundles import them as the default export, Jest
 * as they are.
 */
export function commonJsExports<Exports extends object>(imported: Exports): Exports {
  const inner: unknown = Reflect.get(imported, 'default');
  const isWrapped =
    typeof inner === 'object' && inner !== null && Reflect.get(inner, '__esModule') === true;
  return isWrapped ? (inner as Exports) : imported;
}
