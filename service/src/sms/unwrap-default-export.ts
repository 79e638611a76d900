/**
 * The default export of a CommonJS package compiled from an ES module. Node imports all exports as the default; bundlers
 * and Jest import the actual one.
 */
export function unwrapDefaultExport<Value>(imported: Value): Value {
  const inner: unknown =
    typeof imported === 'object' && imported !== null
      ? Reflect.get(imported, 'default')
      : undefined;
  return inner === undefined ? imported : (inner as Value);
}
