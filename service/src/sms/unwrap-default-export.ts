/**
 * The default export of a CommonJS package that was compiled from a module: Node hands out the whole of its exports
 * as the default, tools that know of the compilation hand out the right one.
 */
export function unwrapDefaultExport<Value>(imported: Value): Value {
  const inner: unknown =
    typeof imported === 'object' && imported !== null
      ? Reflect.get(imported, 'default')
      : undefined;
  return inner === undefined ? imported : (inner as Value);
}
